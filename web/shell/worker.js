// Says kindly that there is no connection, and tells of a turn when the server pushes: pages come from the server whenever it can be reached,
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

// A notice of the server: whose turn it is, and at which table.
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // not ours; a push must be shown all the same
  }
  const named = told?.table; // whatever came: the word null is JSON too
  const table = typeof named === "string" && /^[0-9a-z]{1,16}$/.test(named) ? named : "";
  const looks = { body: "TURN", icon: "/icon-192.png", tag: `weald-${table}`, renotify: true, data: { table } };
  event.waitUntil(self.registration.showNotification("TITLE", looks));
});

// Where a page is by now: what the browser tells of it is the address at which it was opened.
const where = (page) =>
  new Promise((tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => tell(data);
    page.postMessage("where", [port2]);
    setTimeout(tell, 500, ""); // a page that is just being opened does not answer
  });

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const address = table ? `/#/t/${table}` : "/";
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const places = await Promise.all(pages.map(where));
    const there = pages.find((_, place) => table && `/${places[place]}` === address);
    await (there ? there.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(open());
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
