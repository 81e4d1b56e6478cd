// After `middle`: waits until an element is seen and stands still, which is when it
// is where it was a frame before, twice, and tells where its middle is. What scrolls
// a page, draws above the element or changes the face of its text, moves it from
// under a finger; a person waits for that too. For so many milliseconds at most.
// An animation may stay at one place for some frames on a busy machine: its end is
// waited for.
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
