// Sets position after position, each followed by so many frames, or, where a
// loop of frames would itself be work, by so many milliseconds; with `idle`,
// only the time passes.
const [from, to, frames, ms, idle] = arguments;
for (let ply = from; ply < to; ply++) {
  if (!idle) subject.show(ply);
  for (let n = 0; n < frames; n++) await new Promise(requestAnimationFrame);
  if (ms) await new Promise((done) => setTimeout(done, ms));
}
