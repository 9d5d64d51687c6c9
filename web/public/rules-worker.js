// The pages of the rulebook without a server: what they are made of is kept when it is first had. Files whose names
// have a hash are taken from what is kept; everything else is asked for anew, and taken from there when nobody answers.
const KEPT = 'fengsheng-rules';
const MOST = 160; // files of older builds go

const ours = (url) => new URL(url).origin === self.location.origin;
const lasting = (url) => new URL(url).pathname.includes('/assets/');
const wanted = (url) =>
  ours(url) && (lasting(url) || /\/api\/(rules|words|editions)\b/.test(new URL(url).pathname));

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function put(key, response) {
  if (!response.ok) return;
  const cache = await caches.open(KEPT);
  await cache.put(key, response);
  const keys = await cache.keys();
  if (keys.length > MOST) await Promise.all(keys.slice(0, keys.length - MOST).map((old) => cache.delete(old)));
}

async function keep(url, key) {
  const cache = await caches.open(KEPT);
  if (lasting(url) && (await cache.match(url))) return;
  await put(key, await fetch(url));
}

self.addEventListener('message', (event) => {
  const { keep: urls = [], page } = event.data ?? {};
  const all = urls.filter(wanted).map((url) => keep(url, url));
  // every page of the book is the same document
  if (page) all.push(keep(new URL(page, self.location.href).href, 'page'));
  event.waitUntil(Promise.allSettled(all));
});

async function fresh(request, key) {
  try {
    const response = await fetch(request);
    await put(key, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fresh(request, request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, 'page'));
  else if (wanted(request.url)) event.respondWith(lasting(request.url) ? kept(request) : fresh(request, request));
});
