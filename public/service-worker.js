// Keeps the app on the device, so that all of it works without a network after
// one visit.
//
// `cargo xtask dist` puts the constant BUILD in front: the version, and every
// file of the build with its hash, those of one language apart. A version is
// complete in a cache of its own before it is used at all: what is missing or
// is not what was built leaves the version before it as it was. A new version
// waits until no page of the old one is open, or until a page asks for it.
//
// A disk can damage what is kept. So nothing is taken over from an older
// version unseen, and each file is checked whenever it is asked for: a damaged
// one is fetched again before it is answered. Only the program with its glue and
// start.js, which every start waits for, are answered unchecked. They are checked
// after a start that succeeded, and with all others when a page says that it does
// not start.
(() => {
  "use strict";
  const scope = self.registration.scope;
  // As start.js knows it.
  const DAMAGED = "Damaged";
  // Another copy in another folder of the same host has other caches.
  const ours = `zeitnot ${scope} `;
  const name = ours + BUILD.version;
  // Which languages are in use: start.js writes it there.
  const languages = `zeitnot-languages ${scope}`;
  const files = new Map(Object.values(BUILD.files).flatMap((files) => files.map((file) => [file[0], file])));
  const address = (path) => new URL(path, scope).href;
  const isUnchecked = ([path]) => /^(app-|start-.*\.js$)/.test(path);

  self.addEventListener("install", (event) => event.waitUntil(install()));
  self.addEventListener("activate", (event) => event.waitUntil(activate()));

  self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
    // A page that has started, in this language. Without a network what is missing
    // comes later.
    const tag = event.data?.language;
    if (typeof tag === "string") {
      const unchecked = [...files.values()].filter(isUnchecked);
      event.waitUntil(Promise.allSettled([fill([tag]), mend(unchecked)]));
    }
    // A page that does not start.
    const [port] = event.ports;
    if (event.data?.mend && port) event.waitUntil(mend(files.values()).then((news) => port.postMessage(news)));
  });

  self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(scope)) return;
    const [path] = request.url.slice(scope.length).split(/[?#]/);
    // Hosts give the page under both names.
    const file = files.get(path === "index.html" ? "" : path);
    if (file) event.respondWith(kept(request, file));
  });

  async function install() {
    const notes = await (await caches.open(languages)).keys();
    const used = notes.map(({ url }) => decodeURIComponent(url.split("/").at(-1)));
    await fill(used.length > 0 ? used : ["en"]);
  }

  // Older versions go when this one has taken over, and not before.
  async function activate() {
    const names = await caches.keys();
    const older = names.filter((other) => other.startsWith(ours) && other !== name);
    await Promise.all(older.map((other) => caches.delete(other)));
    await self.clients.claim();
  }

  async function kept(request, file) {
    const [path] = file;
    const cache = await caches.open(name);
    const found = await cache.match(address(path));
    // The browser may have thrown away what it kept.
    if (!found) return fetch(request);
    if (isUnchecked(file) || (await isWhole(found, file))) return found;
    try {
      await add(cache, ...file);
      return await cache.match(address(path));
    } catch {
      return instead(request, path, found);
    }
  }

  // The answer when a damaged file cannot be fetched again. Without the page and
  // check.js nobody could say that it does not start; half a program does not run;
  // half of anything else may do.
  async function instead(request, path, found) {
    if (request.mode === "navigate" || path.startsWith("check-")) return fetch(request);
    if (!path.endsWith(".wasm")) return found;
    return new Response("", (await hostAnswers()) ? { status: 404 } : { status: 503, statusText: DAMAGED });
  }

  // Then the host has only a newer version.
  async function hostAnswers() {
    const answer = await fetch(address("sw.js"), { cache: "no-store" }).catch(() => undefined);
    return answer?.ok === true;
  }

  // Checks these files, and fetches the damaged ones again. Tells "whole" when
  // none was damaged, "mended", "damaged" when there is no network, "gone" when
  // the host no longer has what was built.
  async function mend(these) {
    const cache = await caches.open(name);
    let news = "whole";
    for (const file of these) {
      const found = await cache.match(address(file[0]));
      if (!found || (await isWhole(found, file))) continue;
      try {
        await add(cache, ...file);
        news = "mended";
      } catch {
        return (await hostAnswers()) ? "gone" : "damaged";
      }
    }
    return news;
  }

  // Whether an answer is, to the byte, what was built.
  async function isWhole(answer, [, integrity]) {
    try {
      const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
      return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    } catch {
      // It cannot even be read.
      return false;
    }
  }

  // Fetches all files of these languages that are not there yet. What was
  // fetched before a failure is right, and there at the next attempt.
  async function fill(tags) {
    const cache = await caches.open(name);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const files = ["all", ...tags].flatMap((tag) => (Object.hasOwn(BUILD.files, tag) ? BUILD.files[tag] : []));
    const missing = files.filter(([path]) => !there.has(address(path)));
    await Promise.all(missing.map((file) => add(cache, ...file)));
  }

  // A file whose name tells its content may come from anywhere, if it is whole.
  async function add(cache, path, integrity, named) {
    const url = address(path);
    const before = named && (await caches.match(url));
    const isGood = before && (await isWhole(before, [path, integrity]));
    await cache.put(url, isGood ? before : await fetched(url, integrity, named));
  }

  async function fetched(url, integrity, named) {
    const past = (cache) => fetch(url, { integrity, cache });
    // What the browser's own cache has may be damaged, too.
    const answer = await (named ? past("default").catch(() => past("reload")) : past("no-cache"));
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    // It is answered as it is, whoever asks, and as no redirect, which a page
    // may not be.
    const headers = new Headers(answer.headers);
    for (const header of ["Vary", "Content-Encoding", "Content-Length"]) headers.delete(header);
    if (url.endsWith(".wasm")) headers.set("Content-Type", "application/wasm");
    return new Response(answer.body, { headers });
  }
})();
