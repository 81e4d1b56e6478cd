// Records the time stamp of each press, before the page handles it, and when the next frame was
// painted.
window.__presses = [];
window.addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.("button.half")) return;
  const press = { at: event.timeStamp, heard: performance.now(), painted: null };
  window.__presses.push(press);
  // The first task after the frame's start runs when the frame has been handed over.
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => (press.painted = performance.now());
    channel.port2.postMessage(0);
  });
}, { capture: true });
window.__timed = [];
try {
  // The browser's own measure, from the touch to the frame that shows its effect: in steps of 8 ms,
  // reported from 16 ms on.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === "pointerdown") window.__timed.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
} catch { /* not in this browser */ }
