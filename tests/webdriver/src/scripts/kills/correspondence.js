// Enters a move with the stamp from a server.
const [move, at] = arguments;
return await step(async () => {
  fill("[name=move]", move);
  await until(() => find("[name=stamp], [data-act=change-stamp]"));
  find("[data-act=change-stamp]")?.click();
  await until(() => find("[name=stamp]"));
  fill("[name=stamp]", new Date(at).toISOString().replace(".000Z", "Z"));
  await until(() => find("[data-act=save-entry]")?.disabled === false);
  find("[data-act=save-entry]").click();
  await until(() => !find("[name=move]")?.value);
});
