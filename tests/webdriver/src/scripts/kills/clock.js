// Whose clock runs presses.
await answer();
return await step(() => press(running().dataset.color));
