// Starts the app, or the program of a frame. It fetches the files for the address, in the language
// of the page, while the browser still parses the page. Later it loads parts of the app, with their
// style sheets, when the user first opens them. check.js runs before it, chooses the language, and
// reports failures.
//
// `cargo xtask dist` puts the constant BUILD in front: the list of the files of this build. The
// programs of frames on other sites (`<html data-start="embed">`) are scripts, because a frame
// without an origin cannot load modules.
(() => {
  "use strict";
  zeitnot.isBegun = true;
  if (zeitnot.lacks.length > 0) return;
  const own = document.currentScript.src;
  const page = document.documentElement;
  const embedded = page.dataset.start === "embed";
  const of = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);

  // A frame shows one view, and its clock is a program of its own.
  const view = embedded ? wantedView() : null;
  const program = embedded ? BUILD.frames[view === "clock" ? "embed-clock" : "embed"] : BUILD.app;

  // The files requested so far, so that a second request gets the same promise.
  const parts = new Map();
  // Files that failed: the next attempt bypasses the browser's cache.
  const failed = new Set();
  const sheets = new Map();
  // The elements that failed to load: a link fires its error event only once.
  const missing = new WeakSet();
  document.addEventListener("error", ({ target }) => missing.add(target), true);
  // When the user last began to leave the page.
  let left = -Infinity;
  for (const name of ["beforeunload", "pagehide"]) addEventListener(name, () => (left = performance.now()));
  // Work that waits for its turn.
  const waiting = [];
  const turns = new MessageChannel();
  turns.port1.onmessage = () => waiting.shift()();

  const body = parsed();

  // A sandboxed frame has no origin: it may run the scripts of its host, but not fetch anything. So
  // one of the scripts contains the program.
  const whole = self.origin === "null" && program.script ? script(program.script) : undefined;

  Object.assign(zeitnot, { examine, fetch: fetchArea, needs, part, texts, turn, use, wanted: zeitnot.chosenLanguage });
  if (embedded) BUILD.views[view].forEach((href) => addLink("stylesheet", href));
  else begin();
  const styles = styled();
  start().then(keep, tell);

  function wantedView() {
    const wanted = new URLSearchParams(location.search).get("view");
    return of(BUILD.views, wanted) ? wanted : "clock";
  }

  // Requests now what the program will need later.
  function begin() {
    addLink("manifest", BUILD.languages[page.lang].manifest);
    BUILD.shell.forEach((href) => addLink("stylesheet", href));
    // The program compiles the longest, so it comes first.
    if (program.isModule) module(program.wasm);
    fetchTexts(["base"]);
    const area = areaOf(location.hash.slice(1).split("?")[0].split("/").filter(Boolean));
    if (area) fetchArea(area);
  }

  // The area of an address: by its first and last word, or by the first two or the first with a
  // slash where more words follow, or by the first. Nothing if the shell has the page.
  function areaOf(path) {
    const [first = "", second] = path;
    const words = [`${first}/${path.at(-1)}`];
    if (path.length > 2) words.push(`${first}/${second}/`);
    if (path.length > 1) words.push(`${first}/`);
    words.push(first);
    const areaWith = (word) => Object.keys(BUILD.areas).find((area) => BUILD.areas[area].words.includes(word));
    return words.map(areaWith).find(Boolean);
  }

  function addLink(rel, href) {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    return link;
  }

  // Requests everything that an area needs. The promise waits for the style sheets, because a page
  // measures its layout as soon as it is drawn. A style sheet that fails to load stops nothing.
  function fetchArea(area) {
    const { texts, sheets } = BUILD.areas[area];
    fetchNeeds(area);
    fetchTexts(texts);
    return Promise.all(sheets.map(sheet));
  }

  function fetchTexts(areas) {
    for (const area of areas) texts(page.lang, area);
  }

  // The texts of an area, which are data and no part of the program. A build for development has no
  // such files.
  function texts(tag, area) {
    const hash = of(BUILD.texts, tag);
    return hash && module(`text-${tag}-${area}-${hash}.txt`);
  }

  function fetchNeeds(point) {
    needs(point).forEach(module);
  }

  // The files that a part or texts consist of.
  function needs(point) {
    return Object.keys(BUILD.files).filter((file) => BUILD.files[file].includes(point));
  }

  // Adds a style sheet after those of the shell, so that its rules win.
  function sheet(href) {
    const add = () => came(addLink("stylesheet", href));
    if (!sheets.has(href)) sheets.set(href, body.then(add));
    return sheets.get(href);
  }

  // Waits until a link has loaded or failed.
  function came(link) {
    return new Promise((done) => ["load", "error"].forEach((what) => link.addEventListener(what, done)));
  }

  // A file of the app: a part of the program, compiled, or texts. A file that failed is requested again the next time. The app reads
  // the reason in `zeitnot.fault`, even if nobody waits for the file any more.
  function module(file) {
    if (!parts.has(file)) {
      const get = file.endsWith(".txt") ? read : compiled;
      const coming = get(file, failed.has(file) ? { cache: "reload" } : {});
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

  // A part of the app. Returns a function that creates it from its imports.
  function part(file) {
    const coming = module(file);
    return async (imports) => {
      const compiled = await coming;
      await turn();
      try {
        return await WebAssembly.instantiate(compiled, imports);
      } catch (error) {
        forget(file, error);
        throw error;
      }
    };
  }

  // The app uses this language now. At the start the page usually had it already, and storing it
  // can wait.
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
    const wasm = program.isModule ? module(program.wasm) : compiled(program.wasm);
    const [compiledWasm, run] = await Promise.all([wasm, glue, styles, embedded ? textsOfView() : undefined]);
    clearWhenShown();
    await run({ module_or_path: compiledWasm });
  }

  // The texts of a frame come as a script, which hands their tables over. A build for development has
  // them in its program.
  async function textsOfView() {
    const file = BUILD.texts?.[view][page.lang];
    if (!file) return;
    await script(file);
    if (!zeitnot.tables) throw await firstFault([file], "failed");
  }

  // Removes the outline when the program has drawn something, before that is painted. The program
  // may first have to wait for data stored on the device.
  function clearWhenShown() {
    const drawn = new MutationObserver(() => {
      if (!zeitnot.isShown()) return;
      zeitnot.started();
      for (const id of ["start", "outline"]) document.getElementById(id)?.remove();
      drawn.disconnect();
      if (embedded) requestAnimationFrame(() => setTimeout(addFaces));
    });
    drawn.observe(document.body, { childList: true });
  }

  // The fonts of text, once a frame has drawn its first picture. Without them it keeps the system's.
  function addFaces() {
    for (const file of BUILD.faces[page.lang]) {
      const faces = document.createElement("script");
      faces.src = file;
      document.head.append(faces);
    }
  }

  function bytes(letters) {
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  }

  // Compiles while the file downloads. If the bytes are not a program, fetches them once more,
  // bypassing the browser's cache, and finds out why.
  async function compiled(wasm, options) {
    if (whole) {
      await whole;
      if (typeof WASM === "undefined") throw new Fault("cut");
      return WebAssembly.compile(bytes(WASM));
    }
    const answer = await asked(wasm, options);
    const streams =
      WebAssembly.compileStreaming &&
      // Some hosts do not send this type, without which streaming fails.
      answer.headers.get("Content-Type")?.startsWith("application/wasm");
    try {
      return await (streams
        ? WebAssembly.compileStreaming(answer)
        : WebAssembly.compile(await answer.arrayBuffer()));
    } catch (error) {
      // The download broke off.
      if (!(error instanceof WebAssembly.CompileError)) throw await stopped(error);
    }
    const again = await (await asked(wasm, { cache: "reload" })).arrayBuffer();
    try {
      return await WebAssembly.compile(again);
    } catch (error) {
      throw await judged(again, wasm, "old", program.hashes[wasm], error, "WebAssembly");
    }
  }

  // Texts: they begin with our name and end with a zero. If they do not, fetches them once more,
  // bypassing the browser's cache, and finds out why.
  async function read(file, options) {
    for (const how of [options, { cache: "reload" }]) {
      const answer = await asked(file, how);
      const bytes = await answer.arrayBuffer().catch(async (error) => {
        throw await stopped(error);
      });
      const text = new TextDecoder().decode(bytes);
      if (text.startsWith("zeitnot ") && text.endsWith("\0")) return text;
      // The hash in the name is that of all texts of the language.
      if (how !== options) throw await judged(bytes, file, "cut", null);
    }
  }

  // The fault of bytes that are not what they should be.
  function judged(bytes, file, usual, hash, error, detail) {
    return new Promise((done) => {
      zeitnot.judge(bytes, file, usual, (kind) => done(new Fault(kind, error, detail)), hash);
    });
  }

  // A task of its own. A page takes some thirty files, and requesting a file or making an instance
  // of it a millisecond: all at once, they would keep the page from answering a touch.
  function turn() {
    return new Promise((done) => {
      waiting.push(done);
      turns.port2.postMessage(null);
    });
  }

  async function asked(file, options) {
    await turn();
    const answer = await fetch(file, options).catch(async (error) => {
      throw await stopped(error);
    });
    // The service worker answers so.
    if (answer.statusText === "Damaged") throw new Fault("damaged", file);
    if (!answer.ok) throw new Fault("gone", answer.status);
    return answer;
  }

  // The error of a request that broke off.
  async function stopped(error) {
    await stays();
    return new Fault("noNetwork", error);
  }

  // Leaving a page aborts its requests: in Firefox at once, however long the next page takes. Waits,
  // so that only a user who stays sees the error. One who wanted to leave may have been kept, so ten
  // seconds later that is a user who stays.
  function stays() {
    const wait = performance.now() - left < 10_000 ? 10_000 : 500;
    return new Promise((done) => setTimeout(done, wait));
  }

  // The glue of a frame: it declares the function that starts the program.
  async function declared(glue) {
    await script(glue);
    if (typeof wasm_bindgen === "undefined") throw await firstFault([glue], "failed");
    return wasm_bindgen;
  }

  // The glue of the app, a module with imports of its own.
  async function loaded(glue) {
    try {
      const { init, default: initUnminified } = await import(`./${glue}`);
      return init ?? initUnminified;
    } catch (error) {
      await stays();
      const usual = error instanceof SyntaxError ? "old" : "noNetwork";
      throw await firstFault([glue, program.link], usual, error);
    }
  }

  // The reason why one of these files fails; the usual one if all of them are as they were built.
  async function firstFault(files, usual, error) {
    let fault;
    for (const file of files.filter(Boolean)) {
      fault = await explained(file, usual, error);
      if (fault.kind !== "old" && fault.kind !== usual) break;
    }
    return fault;
  }

  function explained(file, usual, error) {
    const hash = program.hashes[file];
    return new Promise((done) =>
      zeitnot.explain(file, usual, (kind, detail) => done(new Fault(kind, error, detail)), hash),
    );
  }

  // Reports a failure whose cause may be a damaged file, even one that could be read.
  async function examine(kind, then) {
    const { glue, link, wasm } = program;
    const fault = await firstFault([own, glue, link, wasm], kind);
    then(fault.kind, fault.detail);
  }

  function script(source) {
    return new Promise((done, failed) => {
      const element = document.createElement("script");
      element.src = source;
      element.onload = done;
      element.onerror = async () => {
        await stays();
        zeitnot.explain(source, "noNetwork", (kind) => failed(new Fault(kind)));
      };
      document.head.append(element);
    });
  }

  // Waits until the body is parsed.
  async function parsed() {
    if (document.readyState !== "loading") return;
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  }

  // Waits until all styles are loaded too, because a page measures its layout as soon as it is
  // drawn. A missing style sheet stops nothing.
  async function styled() {
    await body;
    const links = [...document.querySelectorAll("link[rel=stylesheet]")];
    const waiting = links.filter((link) => !link.sheet && !missing.has(link));
    await Promise.all(waiting.map(came));
  }

  // When idle, lets the service worker store the app on the device, in the languages used here. So
  // the other areas are there before the user opens them. Frames on other pages store nothing.
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

  // Stores the app in the language of the page, in addition to the earlier ones.
  async function keepLanguage() {
    if (!BUILD.offline || self !== top) return;
    try {
      // If storage is forbidden, even reading this property throws.
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
      // This browser cannot store the app, so the app needs the network.
    }
  }

  function Fault(kind, cause, detail) {
    this.kind = kind;
    this.cause = cause;
    this.detail = detail;
  }

  function tell(fault) {
    console.error(fault.cause ?? fault);
    if (fault instanceof WebAssembly.RuntimeError) zeitnot.broken();
    else if (!fault.kind || fault.kind === "gone") examine(fault.kind ?? "failed", zeitnot.tell);
    else zeitnot.tell(fault.kind, fault.detail);
  }
})();
