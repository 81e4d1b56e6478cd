// After `middle`: waits, at most `patience` milliseconds, until an element is visible and has not
// moved for two frames, and returns its middle. Scrolling, a new element above it or a new font
// would move it from under a finger; a person waits for that too. On a busy machine an animation
// may rest for some frames, so this also waits for animations to end.
const [selector, patience] = arguments;
const { setTimeout: later, requestAnimationFrame: frame } = window.__clock?.real ?? window;
const place = () => {
  const found = document.querySelector(selector);
  if (!found?.checkVisibility()) return null;
  found.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  return [left, top, width, height].join(" ");
};
const isAnimated = () =>
  document.getAnimations().some(({ effect, playState }) => {
    const ends = effect.getComputedTiming().endTime !== Infinity;
    return playState === "running" && ends && effect.target.contains(document.querySelector(selector));
  });
await new Promise((done) => {
  let over = false;
  later(() => { over = true; done(); }, patience);
  let before = null;
  let still = 0;
  const look = () => {
    if (over) return;
    const now = place();
    const hasFaces = document.fonts.status === "loaded";
    still = now !== null && now === before && hasFaces && !isAnimated() ? still + 1 : 0;
    before = now;
    if (still < 2) return frame(look);
    over = true;
    done();
  };
  look();
});
return middle(selector);
