// Sets one position after another and waits after each: `frames` frames or, because a loop of
// frames is itself work, `ms` milliseconds. With `idle` it only waits.
const [from, to, frames, ms, idle] = arguments;
for (let ply = from; ply < to; ply++) {
  if (!idle) subject.show(ply);
  for (let n = 0; n < frames; n++) await new Promise(requestAnimationFrame);
  if (ms) await new Promise((done) => setTimeout(done, ms));
}
