// Types a move and makes it.
const [move] = arguments;
await answer();
if (!document.querySelector(".entry")) {
  find("[data-act=type]").click();
  await until(() => find(".entry"));
}
return await step(() => {
  fill(".entry input", move);
  find("[data-act=enter-move]").click();
});
