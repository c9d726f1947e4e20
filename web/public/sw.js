// Keeps nothing of the house but the page that says it cannot be reached: every script, page and answer is asked
// of the house each time, so that no old client is ever shown to a new house.
const KEPT = "tablee-offline-1";
const PAGE = "offline.html";

self.addEventListener("install", (event) => {
  const fresh = new Request(PAGE, { cache: "reload" });
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(fresh)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});

// A call that it is somebody's turn.
self.addEventListener("push", (event) => {
  const { id, text, link } = event.data.json();
  // One notice for one call: another with the same tag takes its place without a sound.
  event.waitUntil(self.registration.showNotification("Tablée", { body: text, tag: id, data: link, icon: "icon-192.png" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = event.notification.data;
  const open = self.clients.matchAll({ type: "window" }).then((pages) => {
    const page = pages.find((one) => one.url.split("#")[0] === link);
    return page ? page.focus() : self.clients.openWindow(link);
  });
  event.waitUntil(open);
});
