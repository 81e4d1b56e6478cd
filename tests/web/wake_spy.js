// Replaces the browser's screen lock, which the browser may refuse. `held` is the number of locks
// held now, `asked` the number of requests.
window.__wake = { held: 0, asked: 0 };
Object.defineProperty(navigator, "wakeLock", {
  configurable: true,
  value: {
    async request(type) {
      if (type !== "screen") throw new TypeError(type);
      if (document.visibilityState !== "visible") throw new DOMException("hidden", "NotAllowedError");
      window.__wake.asked += 1;
      window.__wake.held += 1;
      const sentinel = new EventTarget();
      sentinel.type = type;
      sentinel.released = false;
      sentinel.release = async () => {
        if (sentinel.released) return;
        sentinel.released = true;
        window.__wake.held -= 1;
        document.removeEventListener("visibilitychange", hidden);
        sentinel.dispatchEvent(new Event("release"));
      };
      const hidden = () => document.visibilityState !== "visible" && sentinel.release();
      document.addEventListener("visibilitychange", hidden);
      return sentinel;
    },
  },
});
