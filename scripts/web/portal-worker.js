// The portal's service worker: keeps the files of the built portal, and pages without a word of anybody in them, so that it opens without a connection. Answers of the
// API never pass here. `BUILD` is put in by the build (portal-app.ts): what it is called, the files to begin with and all others, and what is no page of the portal.
const kept = `forecourt-portal-${BUILD.name}`;
/** With a slash at its end: `/`, or `/client/` where the portal has no host of its own. */
const home = new URL(self.registration.scope).pathname;
const start = `${home}dashboard`;
/** So long a page may take before the kept one is shown, in ms. */
const patience = 4000;

self.addEventListener('install', (event) => {
  const begin = async () => {
    const cache = await caches.open(kept);
    await cache.addAll([start, ...BUILD.first]);
    await self.skipWaiting();
  };
  event.waitUntil(begin());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith('forecourt-portal-') && name !== kept) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** Everything else of the portal, one after the other, when a page says that there is time. */
self.addEventListener('message', (event) => {
  if (event.data !== 'keep-all') return;
  const keepAll = async () => {
    const cache = await caches.open(kept);
    for (const file of BUILD.all) if (!(await cache.match(file))) await cache.add(file).catch(() => {});
  };
  event.waitUntil(keepAll());
});

/** A push says only that there is something new; what it is, the page asks the server. The picture is ours, the words too. */
self.addEventListener('push', (event) => {
  const options = { body: BUILD.news, tag: 'new', renotify: true, icon: '/icons/portal-192.png', badge: '/icons/portal-192.png' };
  event.waitUntil(self.registration.showNotification(BUILD.title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const shown = pages.find(({ url }) => new URL(url).pathname.startsWith(home));
    return shown ? shown.focus() : self.clients.openWindow(start);
  };
  event.waitUntil(open());
});

/** The push service gave the device another address: a page that is open says so to the server, and each does when it opens (device.ts). */
self.addEventListener('pushsubscriptionchange', (event) => {
  const tell = async () => {
    const { options } = event.oldSubscription ?? {};
    if (options) await self.registration.pushManager.subscribe(options);
    for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('device-changed', []);
  };
  event.waitUntil(tell());
});

const isFile = (path) => /^\/(?:assets|icons)\//.test(path) || path === '/mark.svg';
const isPortalPage = (path) => path.startsWith(home) && !/^\/(?:api|mailbox)(?:\/|$)/.test(path) && !BUILD.notPages.includes(path.slice(1).split('/')[0]);

/** A file with a hash in its name is the same for good. */
async function fileOf(request) {
  const cache = await caches.open(kept);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

const isAway = (answer) => answer.status === 502 || answer.status === 503 || answer.status === 504;

/** A page from the server, or as it was kept where nothing answers; any page of the portal opens any address of it. */
async function pageOf(request) {
  const cache = await caches.open(kept);
  const own = new URL(request.url).pathname;
  const keptPage = async () => (await cache.match(own)) ?? (await cache.match(start));
  const late = new Promise((resolve) => setTimeout(resolve, patience)).then(keptPage);
  const asked = fetch(request).then(async (answer) => {
    if (isAway(answer)) return (await keptPage()) ?? answer;
    if (answer.ok && !answer.redirected) await cache.put(own, answer.clone());
    return answer;
  });
  try {
    return (await Promise.race([asked, late])) ?? (await asked);
  } catch {
    return (await keptPage()) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isFile(pathname)) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate' && isPortalPage(pathname)) event.respondWith(pageOf(request));
});
