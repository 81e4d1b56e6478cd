// Puts views of Zeitnot on a page: <zeitnot-embed view="clock" control="15+10">. docs/embedding.md
// describes all options.
(() => {
  "use strict";
  // The frame's page is beside this script. A module has no `currentScript`.
  const own = document.currentScript || document.querySelector('script[src*="embed.js"]');
  const home = new URL("embed.html", own.src);
  const says = (name) => !/^(class|id|style|data-.*|aria-.*|on.*)$/.test(name);

  class Embed extends HTMLElement {
    connectedCallback() {
      const frame = document.createElement("iframe");
      frame.title = this.title || "Zeitnot";
      frame.loading = "lazy";
      frame.allow = "fullscreen; screen-wake-lock; autoplay";
      frame.sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
      frame.style.cssText = "border:0;display:block;height:420px;width:100%";
      this.style.display = this.style.display || "block";

      let isReady;
      const load = () => {
        isReady = false;
        const parts = [...this.attributes].filter(({ name }) => says(name));
        const query = parts.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
        frame.src = `${home}?${query.join("&")}`;
      };

      // Accepts only messages from the frame (whose origin is "null" when sandboxed), and only of
      // this version.
      const hear = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || (origin !== "null" && origin !== home.origin)) return;
        if (!data || data.zeitnot !== 1) return;
        const { type, height } = data;
        if (type === "ready") isReady = true;
        if (type === "ready" || type === "size") {
          if (typeof height !== "number" || !(height > 0)) return;
          frame.style.height = `${Math.min(2000, Math.max(80, height))}px`;
        }
        if (/^(ready|press|flag|result)$/.test(type)) {
          this.dispatchEvent(new CustomEvent(`zeitnot:${type}`, { detail: data, bubbles: true }));
        }
      };

      const watcher = new MutationObserver((changes) => {
        const names = new Set(changes.map((change) => change.attributeName).filter(says));
        if (!names.size) return;
        // Another view or language may need another program, and before "ready" the frame does not
        // listen.
        if (!isReady || names.has("view") || names.has("lang")) return load();
        for (const name of names) {
          const value = this.getAttribute(name);
          frame.contentWindow.postMessage({ zeitnot: 1, type: "set", name, value }, "*");
        }
      });

      addEventListener("message", hear);
      watcher.observe(this, { attributes: true });
      this.leave = () => {
        removeEventListener("message", hear);
        watcher.disconnect();
        frame.remove();
      };
      load();
      this.append(frame);
    }

    disconnectedCallback() {
      this.leave();
    }
  }

  if (!customElements.get("zeitnot-embed")) customElements.define("zeitnot-embed", Embed);
})();
