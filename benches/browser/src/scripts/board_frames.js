// Records when frames begin, until `__frames.stop` is set.
window.__frames = { at: [] };
const frame = (now) => {
  __frames.at.push(now);
  if (!__frames.stop) requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
