// Starts the app. It is the first thing in the page: it says what language the
// page is in, and fetches the one program that the address asks for, in that
// language, while the browser still reads the rest of the page.
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

  const page = document.documentElement;
  const embedded = page.dataset.start === "embed";
  const query = new URLSearchParams(location.search);
  const of = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);

  const language = chosenLanguage();
  const words = BUILD.languages[language];
  speak(language);

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

  function chosenLanguage() {
    let kept = null;
    try {
      kept = localStorage.getItem("zeitnot.language");
    } catch {
      // A frame without storage: then by the browser.
    }
    const tags = Object.keys(BUILD.languages);
    const known = (wanted) => {
      const tag = String(wanted ?? "").toLowerCase();
      const same = (part) => tags.find((ours) => ours.toLowerCase() === part);
      return same(tag) ?? same(tag.split("-")[0]);
    };
    const wanted = [query.get("lang"), kept, ...(navigator.languages ?? [])];
    return wanted.map(known).find(Boolean) ?? "en";
  }

  // What language the page is in.
  function speak(tag) {
    page.lang = tag;
    page.dir = BUILD.languages[tag].dir === "rtl" ? "rtl" : "";
  }

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
    if (typeof WebAssembly !== "object") throw new Fault("noWasm");
    const [module] = await Promise.all([fetched(), styles, figures()]);
    // The glue is a script of its own, and this is what it declares.
    await wasm_bindgen({ module_or_path: module });
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
      const parts = await Promise.allSettled([compiled(wasm), script(glue)]);
      const fault = parts.find(({ reason }) => reason)?.reason;
      if (!fault) {
        speak(tag);
        return parts[0].value;
      }
      why ??= fault;
      // What one glue has declared, no other can.
      if (fault.kind !== "noNetwork" || typeof wasm_bindgen !== "undefined") break;
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

  // Compiles while it comes.
  async function compiled(wasm) {
    if (whole) {
      await whole;
      return WebAssembly.compile(bytes(WASM));
    }
    const answer = await fetch(wasm).catch(() => undefined);
    if (!answer?.ok) throw new Fault("noNetwork");
    const streams =
      WebAssembly.compileStreaming &&
      // Some hosts do not know the type, without which nothing is streamed.
      answer.headers.get("Content-Type")?.startsWith("application/wasm");
    try {
      return await (streams
        ? WebAssembly.compileStreaming(answer)
        : WebAssembly.compile(await answer.arrayBuffer()));
    } catch (error) {
      // Bytes that stopped coming, or a browser that does not know them.
      throw new Fault(error instanceof WebAssembly.CompileError ? "noWasm" : "noNetwork", error);
    }
  }

  function script(source) {
    return new Promise((done, failed) => {
      const element = document.createElement("script");
      element.src = source;
      element.onload = done;
      element.onerror = () => failed(new Fault("noNetwork"));
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
    const worker = navigator.serviceWorker;
    if (!BUILD.offline || !worker || embedded || self !== top) return;
    if (document.readyState !== "complete") {
      await new Promise((done) => addEventListener("load", done));
    }
    await new Promise((done) => (self.requestIdleCallback ?? setTimeout)(done));
    try {
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

  function Fault(kind, cause) {
    this.kind = kind;
    this.cause = cause;
  }

  // Says that there is no app, and why, where nothing else is shown: without
  // styles too, if those do not come either.
  async function tell(fault) {
    console.error(fault.cause ?? fault);
    await body;
    if (document.body.querySelector(":scope > :not(noscript, script)")) return;
    const box = document.createElement("main");
    box.className = "not-started";
    box.setAttribute("role", "alert");
    const title = document.createElement("h1");
    title.textContent = "Zeitnot";
    const why = document.createElement("p");
    why.textContent = words[fault.kind] ?? words.failed;
    const again = document.createElement("button");
    again.textContent = words.again;
    again.addEventListener("click", () => location.reload());
    box.append(title, why, again);
    document.body.append(box);
  }
})();
