// Says kindly that there is no connection, and does nothing else: pages come from the server whenever it can be reached,
// and all that they fetch passes by. So no old client is ever shown after an upgrade.
const CACHE = "weald-offline-VERSION";
const FILES = "FILES";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("weald-") && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !address.pathname.startsWith("/api/")) {
    event.respondWith(fetch(request).catch(() => caches.match("/offline.html", { cacheName: CACHE })));
  } else if (FILES.includes(address.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(address.pathname, { cacheName: CACHE })));
  }
});
