// Reads, at one instant, the page, the storage and the counts of writes. The harness puts three
// definitions in front: `kept`, a pattern for the storage keys of the game; `shown`, a function
// that returns what the page shows, one text for each step; and `patience`, the time limit.
const count = (name) => {
  const text = document.documentElement.getAttribute(name);
  return text === null ? null : Number(text);
};
const news = () => ({
  shown: shown(),
  written: count("data-written"),
  mirrored: count("data-mirrored"),
});
const stored = () =>
  Object.keys(localStorage)
    .filter((key) => kept.test(key))
    .sort()
    .map((key) => localStorage.getItem(key))
    .join("\n");
const until = async (condition) => {
  const begun = performance.now();
  while (!condition()) {
    if (performance.now() - begun > patience) {
      throw new Error(`this did not come true: ${condition}`);
    }
    await new Promise((turn) => setTimeout(turn));
  }
};
const find = (selector) => document.querySelector(selector);
// Fills a field as if by typing.
const fill = (selector, text) => {
  const field = find(selector);
  const proto = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(proto, "value").set.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: text }));
};
const press = (color) => {
  const half = find(`button.half[data-color="${color}"]`);
  const { left, top, width, height } = half.getBoundingClientRect();
  half.dispatchEvent(new PointerEvent("pointerdown", {
    bubbles: true,
    cancelable: true,
    composed: true,
    pointerId: 7,
    pointerType: "touch",
    button: 0,
    buttons: 1,
    clientX: left + width / 2,
    clientY: top + height / 2,
  }));
};
const running = () => find('button.half[data-running="true"]');
// After a kill the app asks the players whether the time away counts.
const answer = async () => {
  if (!find("[data-act=ignore-away]")) return;
  find("[data-act=ignore-away]").click();
  await until(() => !find("[data-act=ignore-away]"));
};
// Does one step, waits until it is shown and stored, and returns the reading. If the step has issued
// no write, `written` is null.
const step = async (act) => {
  const [before, texts] = [news(), stored()];
  await act();
  await until(() => shown().length > before.shown.length && stored() !== texts);
  const after = news();
  return after.written > before.written ? after : { ...after, written: null };
};
