// Puts views of Zeitnot on a page: <zeitnot-embed view="clock" control="15+10">.
// docs/embedding.md says all that it can do.
(() => {
  "use strict";
  const VERSION = 1;
  const NAMES =
    "view lang theme colours pieces orientation size control pgn fen days start lesson step extra bonus rule name clock bank increment moves rules refill protection team transfer zone end".split(
      " ",
    );
  // Beside this script; as a module it is not told which element it is.
  const own = document.currentScript ?? document.querySelector('script[src*="embed.js"]');
  const home = new URL("embed.html", own.src);

  class Embed extends HTMLElement {
    static observedAttributes = NAMES;
    #frame;
    #isReady = false;
    #hear = (event) => {
      const frame = this.#frame;
      // A sandboxed frame is of no origin.
      const origins = ["null", home.origin];
      if (event.source !== frame.contentWindow || !origins.includes(event.origin)) return;
      const { zeitnot, type, ...detail } = event.data ?? {};
      if (zeitnot !== VERSION) return;
      if (type === "ready") this.#isReady = true;
      const { height } = detail;
      if (type === "ready" || type === "size") {
        if (!Number.isFinite(height)) return;
        frame.style.height = `${Math.min(2000, Math.max(80, height))}px`;
      }
      if (["ready", "press", "flag", "result"].includes(type)) {
        this.dispatchEvent(new CustomEvent(`zeitnot:${type}`, { detail, bubbles: true }));
      }
    };

    connectedCallback() {
      const frame = document.createElement("iframe");
      frame.title = this.title || "Zeitnot";
      frame.loading = "lazy";
      frame.allow = "fullscreen; screen-wake-lock; autoplay";
      frame.sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
      frame.style.cssText = "border:0;display:block;height:420px;width:100%";
      this.#frame = frame;
      this.#load();
      addEventListener("message", this.#hear);
      this.style.display ||= "block";
      this.replaceChildren(frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#frame.remove();
      this.#frame = undefined;
    }

    attributeChangedCallback(name, before, value) {
      if (!this.#frame || before === value) return;
      // Another program; or the frame does not hear yet.
      if (name === "view" || name === "lang" || !this.#isReady) return this.#load();
      const message = { zeitnot: VERSION, type: "set", name, value };
      this.#frame.contentWindow.postMessage(message, "*");
    }

    #load() {
      this.#isReady = false;
      const query = NAMES.filter((name) => this.hasAttribute(name)).map(
        (name) => `${name}=${encodeURIComponent(this.getAttribute(name))}`,
      );
      this.#frame.src = `${home}?${query.join("&")}`;
    }
  }
  customElements.get("zeitnot-embed") ?? customElements.define("zeitnot-embed", Embed);
})();
