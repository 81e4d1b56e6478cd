// Replaces the browser's own log if its driver does not return it: stores errors for the tab until
// the test reads them.
{
  const KEY = "zeitnot-webdriver.console";
  const note = (level, message) => {
    try {
      const lines = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
      lines.push({ level, message: String(message) });
      sessionStorage.setItem(KEY, JSON.stringify(lines));
    } catch { /* no page of a site */ }
  };
  // Plain objects are written with their entries.
  const words = (part) =>
    Object.prototype.toString.call(part) === "[object Object]"
      ? Object.entries(part).join("; ") || part.constructor?.name
      : String(part);
  for (const [method, level] of [["error", "SEVERE"], ["warn", "WARNING"], ["log", "INFO"]]) {
    const real = console[method];
    console[method] = function (...parts) {
      note(level, parts.map(words).join(" "));
      return real.apply(this, parts);
    };
  }
  // A page that is left loads nothing more, and a browser's own log does not call that an error.
  let isLeft = false;
  for (const name of ["beforeunload", "pagehide"]) addEventListener(name, () => (isLeft = true));
  // Captured, because the error event of an image does not bubble.
  addEventListener("error", (event) => {
    const { target } = event;
    if (isLeft && target instanceof Element) return;
    note("SEVERE", target instanceof Element
      ? `${target.localName} ${target.src ?? target.href} did not load`
      : `${event.message} (${event.filename}:${event.lineno})`);
  }, { capture: true });
  addEventListener("unhandledrejection", (event) => note("SEVERE", `not caught: ${event.reason}`));
}
