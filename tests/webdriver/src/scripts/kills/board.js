// A move is written and made.
const [move] = arguments;
await answer();
return await step(() => {
  fill(".entry input", move);
  find("[data-act=enter-move]").click();
});
