// What is shown, what is stored, and how far the writing has got, read at one
// instant. Before this come `kept`, what the keys of what is played match,
// `shown`, a function that gives what is shown of it, one text for each step, and
// `patience`, how long something may take.
const count = (name) => {
  const text = document.documentElement.getAttribute(name);
  return text === null ? null : Number(text);
};
const told = () => ({
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
// As if it were typed.
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
// After a kill the players are asked what to do with the time until now.
const answer = async () => {
  if (!find("[data-act=ignore-away]")) return;
  find("[data-act=ignore-away]").click();
  await until(() => !find("[data-act=ignore-away]"));
};
// One step: what does it, and what is told once it is shown and stored. Where
// nothing was said to be written with it, that is not told either.
const step = async (act) => {
  const [before, texts] = [told(), stored()];
  await act();
  await until(() => shown().length > before.shown.length && stored() !== texts);
  const after = told();
  return after.written > before.written ? after : { ...after, written: null };
};
