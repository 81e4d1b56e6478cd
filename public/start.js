// Starts the app, or the program of a frame: it fetches what the address asks for,
// in the language of the page, while the browser still reads the rest of the page;
// and it goes on fetching for the app while that runs: a part of it that is looked
// at for the first time, with its style sheets. check.js ran before it, has chosen
// the language, and tells what goes wrong.
//
// `cargo xtask dist` puts the constant BUILD in front: what this build consists
// of. In the frame of another site (`<html data-start="embed">`) there are no
// modules, as a frame of no origin loads none: the programs of frames are scripts.
(() => {
  "use strict";
  if (zeitnot.lacks.length > 0) return;
  const page = document.documentElement;
  const embedded = page.dataset.start === "embed";
  const of = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);

  // A frame shows one view, and its clock is a program of its own.
  const view = embedded ? wantedView() : null;
  const program = embedded ? BUILD.frames[view === "clock" ? "embed-clock" : "embed"] : BUILD.app;

  // What was asked for stays, so that it is there when it is asked for again.
  const parts = new Map();
  // What failed is not taken from the browser's cache the next time.
  const failed = new Set();
  const sheets = new Map();
  // A style sheet says only once that it cannot be had.
  const missing = new WeakSet();
  document.addEventListener("error", ({ target }) => missing.add(target), true);

  const body = parsed();

  // A sandboxed frame is of no origin: it may run the scripts of its host, and
  // fetch nothing. One of them has the program.
  const whole = self.origin === "null" && program.script ? script(program.script) : undefined;

  Object.assign(zeitnot, { fetch: fetchArea, part, use, wanted: zeitnot.chosenLanguage });
  if (embedded) BUILD.views[view].forEach((href) => addLink("stylesheet", href));
  else begin();
  const styles = styled();
  start().then(keep, tell);

  function wantedView() {
    const wanted = new URLSearchParams(location.search).get("view");
    return of(BUILD.views, wanted) ? wanted : "clock";
  }

  // Asks at once for what the program will ask for when it runs.
  function begin() {
    addLink("manifest", BUILD.languages[page.lang].manifest);
    BUILD.shell.forEach((href) => addLink("stylesheet", href));
    fetchTexts(["base"]);
    const area = areaOf(location.hash.slice(1).split("?")[0].split("/").filter(Boolean));
    if (area) fetchArea(area);
  }

  // What has the page of an address, by its first word and its last, its first two,
  // or its first; nothing where that is there anyway.
  function areaOf(path) {
    const [first = "", second] = path;
    const has = (words) => Object.keys(BUILD.areas).find((area) => BUILD.areas[area].words.includes(words));
    return has(`${first}/${path.at(-1)}`) ?? has(`${first}/${second}`) ?? has(first);
  }

  function addLink(rel, href) {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    return link;
  }

  // Asks for all that an area needs. The promise waits for its style sheets: what
  // a page measures at its first moment has to be right. One that does not come
  // stops nothing.
  function fetchArea(area) {
    const { texts, sheets } = BUILD.areas[area];
    fetchNeeds(area);
    fetchTexts(texts);
    return Promise.all(sheets.map(sheet));
  }

  function fetchTexts(areas) {
    for (const area of areas) fetchNeeds(`text_${page.lang.replaceAll("-", "_").toLowerCase()}_${area}`);
  }

  function fetchNeeds(point) {
    for (const file of of(BUILD.needs, point) ?? []) module(file);
  }

  // After those of the shell, which the page has: it goes by what comes later.
  function sheet(href) {
    const add = () => came(addLink("stylesheet", href));
    if (!sheets.has(href)) sheets.set(href, body.then(add));
    return sheets.get(href);
  }

  // Whether or not it is the one that was sent.
  function came(link) {
    return new Promise((done) => ["load", "error"].forEach((what) => link.addEventListener(what, done)));
  }

  // A file of the app, compiled. One that did not come is asked for again the next
  // time; why it did not, the app reads in `zeitnot.fault`, also where nobody waits
  // for it any more.
  function module(file) {
    if (!parts.has(file)) {
      const coming = compiled(file, failed.has(file) ? { cache: "reload" } : {});
      parts.set(file, coming);
      coming.catch((fault) => forget(file, fault));
    }
    return parts.get(file);
  }

  function forget(file, fault) {
    parts.delete(file);
    failed.add(file);
    zeitnot.fault = fault.kind ?? "failed";
  }

  // A part of the app, which is a file or, by its name, within one: what gives it
  // when it is told what it imports.
  function part(file, name) {
    const coming = module(file);
    return async (imports) => {
      const found = await coming;
      try {
        const inner = name === null ? found : await compiledWithin(found, name);
        return await WebAssembly.instantiate(inner, imports);
      } catch (error) {
        forget(file, error);
        throw error;
      }
    };
  }

  function compiledWithin(file, name) {
    return WebAssembly.compile(WebAssembly.Module.customSections(file, name)[0]);
  }

  // The app is in that language now. At the start it mostly was before, and keeping
  // it has time.
  function use(tag) {
    const isOther = tag !== page.lang;
    zeitnot.speak(tag);
    const link = document.querySelector("link[rel=manifest]");
    if (link) link.href = BUILD.languages[tag].manifest;
    if (isOther) keepLanguage();
    return true;
  }

  async function start() {
    const glue = program.isModule ? loaded(program.glue) : declared(program.glue);
    const [wasm, run] = await Promise.all([program.isModule ? module(program.wasm) : compiled(program.wasm), glue, styles]);
    clearWhenShown();
    await run({ module_or_path: wasm });
  }

  // What stands in the page goes when the program has drawn something, before
  // that is seen. A program may have to wait for what is kept on the device.
  function clearWhenShown() {
    const drawn = new MutationObserver(() => {
      if (!zeitnot.isShown()) return;
      zeitnot.started();
      for (const id of ["start", "outline"]) document.getElementById(id)?.remove();
      drawn.disconnect();
    });
    drawn.observe(document.body, { childList: true });
  }

  function bytes(letters) {
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  }

  // Compiles while it comes. What is no program is fetched once more, past the
  // browser's cache, and looked at.
  async function compiled(wasm, options) {
    if (whole) {
      await whole;
      if (typeof WASM === "undefined") throw new Fault("cut");
      return WebAssembly.compile(bytes(WASM));
    }
    const answer = await asked(wasm, options);
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
      if (!(error instanceof WebAssembly.CompileError)) throw await stopped(error);
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
    const answer = await fetch(file, options).catch(async (error) => {
      throw await stopped(error);
    });
    // As the service worker says it.
    if (answer.statusText === "Damaged") throw new Fault("damaged", file);
    if (!answer.ok) throw new Fault("gone", answer.status);
    return answer;
  }

  // A page that is left stops what it asked for, and nobody is there to be told: who stays is, after
  // a moment.
  async function stopped(error) {
    await new Promise((done) => setTimeout(done, 500));
    return new Fault("noNetwork", error);
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

  // The glue of a frame, which declares what starts the program.
  async function declared(glue) {
    await script(glue);
    if (typeof wasm_bindgen === "undefined") throw await explained(glue, "failed");
    return wasm_bindgen;
  }

  // The glue of the app, and what it loads first.
  async function loaded(glue) {
    try {
      const { init, default: initUnminified } = await import(`./${glue}`);
      return init ?? initUnminified;
    } catch (error) {
      const usual = error instanceof SyntaxError ? "old" : "noNetwork";
      const fault = await explained(glue, usual, error);
      throw fault.kind === usual && program.link ? await explained(program.link, usual, error) : fault;
    }
  }

  function explained(script, usual, error) {
    return new Promise((done) =>
      zeitnot.explain(script, usual, (kind, detail) => done(new Fault(kind, error, detail))),
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
    await Promise.all(waiting.map(came));
  }

  // Lets the service worker keep the app on the device, in the languages that
  // were used here, when there is nothing else to do: so the other areas are here
  // before they are looked at. Frames of other pages keep nothing.
  async function keep() {
    if (embedded || self !== top) return;
    if (document.readyState !== "complete") {
      await new Promise((done) => addEventListener("load", done));
    }
    await idle();
    await keepLanguage();
  }

  function idle() {
    return new Promise((done) => (self.requestIdleCallback ?? setTimeout)(done));
  }

  // In the language of the page, as in those before.
  async function keepLanguage() {
    if (!BUILD.offline || self !== top) return;
    try {
      // Where nothing may be kept, asking for it throws already.
      const worker = navigator.serviceWorker;
      if (!worker) return;
      const language = page.lang;
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
