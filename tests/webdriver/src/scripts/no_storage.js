Object.defineProperty(window, "localStorage", {
  configurable: true,
  get() {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  },
});
