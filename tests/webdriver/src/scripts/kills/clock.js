// Whose clock runs presses.
// The question comes with the panel, which is loaded after the clock is seen.
await until(() => running() || find("[data-act=ignore-away]"));
await answer();
return await step(() => press(running().dataset.color));
