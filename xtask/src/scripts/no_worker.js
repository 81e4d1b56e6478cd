// Removes a service worker and its caches.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(end()));

async function end() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("zeitnot")).map((name) => caches.delete(name)));
  await self.registration.unregister();
  for (const client of await self.clients.matchAll()) client.navigate(client.url);
}
