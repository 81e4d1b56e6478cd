// The side whose clock runs presses. The question about the time away comes with the panel, which
// loads after the clock is shown.
await until(() => running() || find("[data-act=ignore-away]"));
await answer();
return await step(() => press(running().dataset.color));
