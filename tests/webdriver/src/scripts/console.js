// In place of the browser's own log, where its driver does not tell it: what
// went wrong, kept for the tab until it is asked for.
{
  const KEY = "zeitnot-webdriver.console";
  const note = (level, message) => {
    try {
      const lines = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
      lines.push({ level, message: String(message) });
      sessionStorage.setItem(KEY, JSON.stringify(lines));
    } catch { /* no page of a site */ }
  };
  // An object says what it is made of.
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
  // Captured: an image that does not load tells nobody but itself.
  addEventListener("error", (event) => {
    const { target } = event;
    note("SEVERE", target instanceof Element
      ? `${target.localName} ${target.src ?? target.href} did not load`
      : `${event.message} (${event.filename}:${event.lineno})`);
  }, { capture: true });
  addEventListener("unhandledrejection", (event) => note("SEVERE", `not caught: ${event.reason}`));
}
