// Stores the app on the device, so that all of it works without a network after one visit.
//
// `cargo xtask dist` puts the constant BUILD in front: the version, and every file of the build
// with its hash, grouped by language. A version is used only when it is complete in a cache of its
// own. If a file is missing or has another hash, the previous version stays as it is. A new version
// waits until no page of the old one is open, or until a page asks for it.
//
// A disk can damage stored files. So files from an older version are checked before they are
// reused, and each file is checked whenever it is requested: a damaged one is fetched again before
// it is answered. Only the program with its glue and start.js, which every start waits for, are
// answered unchecked. They are checked after a successful start, and with all others when a page
// says that it does not start.
//
// It also takes what another app shares with the installed one: no host gets it.
(() => {
  "use strict";
  const scope = self.registration.scope;
  // start.js knows this status text.
  const DAMAGED = "Damaged";
  // The scope is in the name, because a copy in another folder of the same host has its own caches.
  const ours = `zeitnot ${scope} `;
  const name = ours + BUILD.version;
  // The cache in which start.js notes the languages in use.
  const languages = `zeitnot-languages ${scope}`;
  // Where the system posts what another app shares (`share_target` of the manifest), where the page
  // takes it, and the cache that has it between.
  const SHARED = "shared";
  const shared = `zeitnot-shared ${scope}`;
  const files = new Map(Object.values(BUILD.files).flatMap((files) => files.map((file) => [file[0], file])));
  const address = (path) => new URL(path, scope).href;
  const isUnchecked = ([path]) => /^(app-|start-.*\.js$)/.test(path);

  self.addEventListener("install", (event) => event.waitUntil(install()));
  self.addEventListener("activate", (event) => event.waitUntil(activate()));

  self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
    // A page has started in this language. Without a network, missing files are fetched later.
    const tag = event.data?.language;
    if (typeof tag === "string") {
      const unchecked = [...files.values()].filter(isUnchecked);
      event.waitUntil(Promise.allSettled([fill([tag]), mend(unchecked)]));
    }
    // A page did not start.
    const [port] = event.ports;
    if (event.data?.mend && port) event.waitUntil(mend(files.values()).then((news) => port.postMessage(news)));
  });

  self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (!request.url.startsWith(scope)) return;
    const [path] = request.url.slice(scope.length).split(/[?#]/);
    if (path === SHARED) event.respondWith(request.method === "POST" ? receive(request) : handOver());
    if (request.method !== "GET") return;
    // Hosts serve the page under both names.
    const file = files.get(path === "index.html" ? "" : path);
    if (file) event.respondWith(kept(request, file));
  });

  // Keeps what another app shared, several files as one, or else its text or link, and leads to the
  // page that takes it. If that fails, the page says so.
  async function receive(request) {
    try {
      const form = await request.formData();
      const files = form.getAll("files").filter((file) => file.size > 0);
      const parts = files.length > 0 ? files : [form.get("text") || form.get("url") || ""];
      const whole = new Blob(parts.flatMap((part) => [part, "\n\n"]));
      await (await caches.open(shared)).put(address(SHARED), new Response(whole));
    } catch {
      // The page finds nothing.
    }
    return Response.redirect(address("#/post/bring?shared"), 303);
  }

  async function handOver() {
    const cache = await caches.open(shared);
    const found = await cache.match(address(SHARED));
    await cache.delete(address(SHARED));
    return found ?? new Response(null, { status: 204 });
  }

  async function install() {
    const notes = await (await caches.open(languages)).keys();
    const used = notes.map(({ url }) => decodeURIComponent(url.split("/").at(-1)));
    await fill(used.length > 0 ? used : ["en"]);
  }

  // Deletes older versions, but only when this one has taken over.
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
    // The browser may have deleted the cache.
    if (!found) return fetch(request);
    if (isUnchecked(file) || (await isWhole(found, file))) return found;
    try {
      await add(cache, ...file);
      return await cache.match(address(path));
    } catch {
      return instead(request, path, found);
    }
  }

  // The answer when a damaged file cannot be fetched again. The page and check.js must be complete,
  // because they report the failure, so the browser fetches them; half a program does not run; any
  // other file is answered damaged.
  async function instead(request, path, found) {
    if (request.mode === "navigate" || path.startsWith("check-")) return fetch(request);
    if (!path.endsWith(".wasm")) return found;
    return new Response("", (await hostAnswers()) ? { status: 404 } : { status: 503, statusText: DAMAGED });
  }

  // Whether the host answers: if so, it has only a newer version.
  async function hostAnswers() {
    const answer = await fetch(address("sw.js"), { cache: "no-store" }).catch(() => undefined);
    return answer?.ok === true;
  }

  // Checks these files, and fetches the damaged ones again. Returns "whole" if none was damaged,
  // "mended", "damaged" if there is no network, "gone" if the host no longer has this build.
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

  // Whether an answer is, to the byte, the file of the build.
  async function isWhole(answer, [, integrity]) {
    try {
      const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
      return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    } catch {
      // Not even readable.
      return false;
    }
  }

  // Fetches all files of these languages that are not stored yet. Files fetched before a failure
  // are complete, and the next attempt keeps them.
  async function fill(tags) {
    const cache = await caches.open(name);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const files = ["all", ...tags].flatMap((tag) => (Object.hasOwn(BUILD.files, tag) ? BUILD.files[tag] : []));
    const missing = files.filter(([path]) => !there.has(address(path)));
    await Promise.all(missing.map((file) => add(cache, ...file)));
  }

  // A file with a hash in its name may come from an older cache, if it is complete.
  async function add(cache, path, integrity, named) {
    const url = address(path);
    const before = named && (await caches.match(url));
    const isGood = before && (await isWhole(before, [path, integrity]));
    await cache.put(url, isGood ? before : await fetched(url, integrity, named));
  }

  async function fetched(url, integrity, named) {
    const past = (cache) => fetch(url, { integrity, cache });
    // The browser's own cache may be damaged, too.
    const answer = await (named ? past("default").catch(() => past("reload")) : past("no-cache"));
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    // A new response: the same for every request, and not a redirect, which a browser refuses for a
    // page.
    const headers = new Headers(answer.headers);
    for (const header of ["Vary", "Content-Encoding", "Content-Length"]) headers.delete(header);
    if (url.endsWith(".wasm")) headers.set("Content-Type", "application/wasm");
    return new Response(answer.body, { headers });
  }
})();
