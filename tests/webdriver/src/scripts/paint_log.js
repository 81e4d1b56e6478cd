// For a clock, ours or another: records when the figures of both halves were first painted, when
// both halves had a listener for presses, when the program had drawn them, and how long the tasks
// took.
window.__painted = [];
window.__heard = null;
window.__drawn = null;
window.__tasks = [];
{
  const halves = () => [...document.querySelectorAll(".half, .clock-face")];
  const hasFigures = (element) => /\d:\d\d/.test(element?.textContent);

  // The listener is on the half itself or on an element around it.
  const listening = new Set();
  const hear = () => {
    const isHeard = (half) => [...listening].some((element) => element.contains(half));
    if (halves().length === 2 && halves().every(isHeard)) window.__heard ??= performance.now();
  };
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (kind, ...others) {
    listen.call(this, kind, ...others);
    if (!(this instanceof Element) || !/^(pointerdown|touchstart)$/.test(kind)) return;
    listening.add(this);
    hear();
  };

  // The browser reports the paint of an element only if it was marked before.
  const mark = new MutationObserver(() => {
    const figures = halves().map((half) => half.querySelector(".figures, .clock-time"));
    if (figures.length !== 2 || !figures.every(hasFigures)) return;
    mark.disconnect();
    for (const element of figures) element.setAttribute("elementtiming", "figures");
  });
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries()) window.__painted.push(renderTime);
  }).observe({ type: "element", buffered: true });

  // Our program draws buttons in place of the outline.
  const look = new MutationObserver(() => {
    // A listener may be older than the place of its half on the page.
    hear();
    if (!hasFigures(document.querySelector("button.half .digits, .clock-face"))) return;
    look.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (window.__drawn = performance.now());
      channel.port2.postMessage(0);
    });
  });
  for (const observer of [mark, look]) {
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.__tasks.push(task.duration);
  }).observe({ type: "longtask", buffered: true });
}
