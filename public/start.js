// Starts the app: it fetches the one program that the address asks for, in the
// language of the page, while the browser still reads the rest of the page.
// check.js ran before it, has chosen the language, and tells what goes wrong.
//
// `cargo xtask dist` puts the constant BUILD in front: what this build consists
// of. In the frame of another site (`<html data-start="embed">`) it also adds
// the style sheets, of which each view needs only some.
(() => {
  "use strict";
  // The first word of the address's hash. `Route::program` has the same table.
  const PROGRAMS = {
    board: "desk",
    study: "desk",
    winning: "desk",
    post: "desk",
    learn: "learn",
    embed: "learn",
  };
  // What may be embedded: its program, and the style sheets beside the tokens.
  const VIEWS = {
    clock: ["embed-clock", ["embed_clock"]],
    board: ["embed", ["base", "board", "study", "embed"]],
    "triple-block": ["embed", ["base", "post", "learn_post", "embed"]],
    "what-if": ["embed", ["base", "pages", "post", "post_game", "post_plan", "embed"]],
    lesson: ["embed", ["base", "clock", "board", "pages", "play", "post", "learn", "learn_board", "learn_post", "embed"]],
    curves: ["embed", ["base", "learn_board", "embed"]],
  };

  if (zeitnot.lacks.length > 0) return;
  const page = document.documentElement;
  const embedded = page.dataset.start === "embed";
  const query = new URLSearchParams(location.search);
  const of = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);

  const language = page.lang;
  const view = of(VIEWS, query.get("view") ?? "clock") ?? VIEWS.clock;
  const program = embedded ? view[0] : (of(PROGRAMS, firstWord()) ?? "table");
  const wasmAsScript = BUILD.programs[program][language][2];

  if (embedded) ["tokens", ...view[1]].forEach(addStyle);
  else addLink("manifest", BUILD.languages[language].manifest);
  // A sandboxed frame is of no origin: it may run the scripts of its host, and
  // fetch nothing. One of them has the program and the face of the figures.
  const whole = self.origin === "null" && wasmAsScript ? script(wasmAsScript) : undefined;

  // A style sheet says only once that it cannot be had.
  const missing = new WeakSet();
  document.addEventListener("error", ({ target }) => missing.add(target), true);
  const body = parsed();
  const styles = styled();
  start().then(keep, tell);

  function firstWord() {
    return location.hash.slice(1).split("?")[0].split("/").find(Boolean) ?? "";
  }

  function addLink(rel, href) {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  }

  function addStyle(name) {
    const href = of(BUILD.styles, name);
    if (href) addLink("stylesheet", href);
  }

  async function start() {
    const [module] = await Promise.all([fetched(), styles, figures()]);
    clearWhenShown();
    // The glue is a script of its own, and this is what it declares.
    await wasm_bindgen({ module_or_path: module });
  }

  // What stands in the page goes when the program has drawn something, before
  // that is seen. A program may have to wait for what is kept on the device.
  function clearWhenShown() {
    const drawn = new MutationObserver(() => {
      if (!zeitnot.isShown()) return;
      document.getElementById("start")?.remove();
      drawn.disconnect();
    });
    drawn.observe(document.body, { childList: true });
  }

  // The program, in the language that was chosen. Where that cannot be had – it
  // was never used on this device, and now there is no network, or the host has
  // only files of a newer version – this visit is in another, and the choice
  // stays for the next.
  async function fetched() {
    const others = embedded ? [] : ["en", ...Object.keys(BUILD.languages)];
    let why;
    for (const tag of new Set([language, ...others])) {
      const [glue, wasm] = BUILD.programs[program][tag];
      const parts = await Promise.allSettled([compiled(wasm), declared(glue)]);
      const fault = parts.find(({ reason }) => reason)?.reason;
      if (!fault) {
        zeitnot.speak(tag);
        return parts[0].value;
      }
      why ??= fault;
      // What one glue has declared, no other can.
      if (!/^(noNetwork|gone)$/.test(fault.kind) || typeof wasm_bindgen !== "undefined") break;
    }
    throw why;
  }

  function bytes(letters) {
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  }

  // The style sheets of the app have the face of the figures themselves. A frame
  // without it has another.
  async function figures() {
    if (!embedded) return;
    try {
      await whole;
      const source = whole ? bytes(FACE) : "url(public/fonts/numerals.woff2)";
      document.fonts.add(await new FontFace("Numerals", source).load());
    } catch (error) {
      console.warn(error);
    }
  }

  // Compiles while it comes. What is no program is fetched once more, past the
  // browser's cache, and looked at.
  async function compiled(wasm) {
    if (whole) {
      await whole;
      if (typeof WASM === "undefined") throw new Fault("cut");
      return WebAssembly.compile(bytes(WASM));
    }
    const answer = await asked(wasm);
    const streams =
      WebAssembly.compileStreaming &&
      // Some hosts do not know the type, without which nothing is streamed.
      answer.headers.get("Content-Type")?.startsWith("application/wasm");
    try {
      return await (streams
        ? WebAssembly.compileStreaming(answer)
        : WebAssembly.compile(await answer.arrayBuffer()));
    } catch (error) {
      // Bytes that stopped coming.
      if (!(error instanceof WebAssembly.CompileError)) throw new Fault("noNetwork", error);
    }
    const again = await (await asked(wasm, { cache: "reload" })).arrayBuffer();
    try {
      return await WebAssembly.compile(again);
    } catch (error) {
      const kind = await whyNoProgram(again, wasm);
      throw new Fault(kind, error, "WebAssembly");
    }
  }

  async function asked(file, options) {
    const answer = await fetch(file, options).catch((error) => {
      throw new Fault("noNetwork", error);
    });
    if (!answer.ok) throw new Fault("gone", answer.status);
    return answer;
  }

  // Another thing, a part of it, or one that is whole and too new for this
  // browser: its name has the beginning of its hash.
  async function whyNoProgram(program, name) {
    const start = String.fromCharCode(...new Uint8Array(program).subarray(0, 4));
    if (!"\0asm".startsWith(start)) return "notOurs";
    // Only where the address is safe from others on the way.
    const hash = await self.crypto?.subtle?.digest("SHA-256", program);
    const letters = [...new Uint8Array(hash ?? [])].slice(0, 8).map((byte) => byte.toString(16).padStart(2, "0"));
    return hash && name.includes(letters.join("")) ? "old" : "cut";
  }

  // The glue, which declares what starts the program.
  async function declared(glue) {
    await script(glue);
    if (typeof wasm_bindgen !== "undefined") return;
    await new Promise((_, failed) =>
      zeitnot.explain(glue, "failed", (kind, detail) => failed(new Fault(kind, undefined, detail))),
    );
  }

  function script(source) {
    return new Promise((done, failed) => {
      const element = document.createElement("script");
      element.src = source;
      element.onload = done;
      element.onerror = () => zeitnot.explain(source, "noNetwork", (kind) => failed(new Fault(kind)));
      document.head.append(element);
    });
  }

  // The body is there.
  async function parsed() {
    if (document.readyState !== "loading") return;
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  }

  // All styles are there too: what a page measures at its first moment has to be
  // right. A style sheet that is missing stops nothing.
  async function styled() {
    await body;
    const links = [...document.querySelectorAll("link[rel=stylesheet]")];
    const waiting = links.filter((link) => !link.sheet && !missing.has(link));
    await Promise.allSettled(
      waiting.map((link) => new Promise((done) => (link.onload = link.onerror = done))),
    );
  }

  // Lets the service worker keep the app on the device, in the languages that
  // were used here, when there is nothing else to do. Frames of other pages
  // keep nothing.
  async function keep() {
    zeitnot.started();
    if (!BUILD.offline || embedded || self !== top) return;
    try {
      // Where nothing may be kept, asking for it throws already.
      const worker = navigator.serviceWorker;
      if (!worker) return;
      if (document.readyState !== "complete") {
        await new Promise((done) => addEventListener("load", done));
      }
      await new Promise((done) => (self.requestIdleCallback ?? setTimeout)(done));
      const folder = new URL(".", document.baseURI).href;
      const languages = await caches.open(`zeitnot-languages ${folder}`);
      await languages.put(`${folder}${language}`, new Response(""));
      const { active, waiting } = await worker
        .register("sw.js", { updateViaCache: "none" })
        .then(() => worker.ready);
      for (const each of [active, waiting]) each?.postMessage({ language });
    } catch {
      // This browser keeps nothing, here or at all: the app needs its network.
    }
  }

  function Fault(kind, cause, detail) {
    this.kind = kind;
    this.cause = cause;
    this.detail = detail;
  }

  function tell(fault) {
    console.error(fault.cause ?? fault);
    zeitnot.tell(fault.kind, fault.detail);
  }
})();
