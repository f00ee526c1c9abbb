// Replaces the portal's service worker where the server's setting SERVICE_WORKER is off: removes
// what it stored, then itself.
self.addEventListener('install', function take(event) {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', function leave(event) {
  event.waitUntil(
    self.caches
      .keys()
      .then(function remove(names) {
        return Promise.all(
          names.map(function one(name) {
            return self.caches.delete(name);
          }),
        );
      })
      .then(function unregister() {
        return self.registration.unregister();
      }),
  );
});
