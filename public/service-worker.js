// Keeps the app on the device, so that all of it works without a network after
// one visit.
//
// `cargo xtask dist` puts the constant BUILD in front: the version, and every
// file of the build with its hash, those of one language apart. A version is
// complete in a cache of its own before it is used at all: what is missing or
// is not what was built leaves the version before it as it was. A new version
// waits until no page of the old one is open, or until a page asks for it.
(() => {
  "use strict";
  const scope = self.registration.scope;
  // Another copy in another folder of the same host has other caches.
  const ours = `zeitnot ${scope} `;
  const name = ours + BUILD.version;
  // Which languages are in use: start.js writes it there.
  const languages = `zeitnot-languages ${scope}`;
  const known = new Set(Object.values(BUILD.files).flatMap((files) => files.map(([path]) => path)));
  const address = (path) => new URL(path, scope).href;

  self.addEventListener("install", (event) => event.waitUntil(install()));
  self.addEventListener("activate", (event) => event.waitUntil(activate()));

  self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
    // A language that is used from now on. Without a network it comes later.
    const tag = event.data?.language;
    if (typeof tag === "string") event.waitUntil(fill([tag]).catch(() => {}));
  });

  self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(scope)) return;
    const [path] = request.url.slice(scope.length).split(/[?#]/);
    // Hosts give the page under both names.
    const file = path === "index.html" ? "" : path;
    if (known.has(file)) event.respondWith(kept(request, file));
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
    const found = await caches.match(address(file), { cacheName: name });
    // The browser may have thrown away what it kept.
    return found ?? fetch(request);
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

  // A file whose name tells its content may come from anywhere.
  async function add(cache, path, integrity, named) {
    const url = address(path);
    const before = named && (await caches.match(url));
    await cache.put(url, before || (await fetched(url, integrity, named)));
  }

  async function fetched(url, integrity, named) {
    const answer = await fetch(url, { integrity, cache: named ? "default" : "no-cache" });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    // It is answered as it is, whoever asks, and as no redirect, which a page
    // may not be.
    const headers = new Headers(answer.headers);
    for (const header of ["Vary", "Content-Encoding", "Content-Length"]) headers.delete(header);
    if (url.endsWith(".wasm")) headers.set("Content-Type", "application/wasm");
    return new Response(answer.body, { headers });
  }
})();
