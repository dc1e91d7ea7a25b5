/// <reference lib="webworker" />
/**
 * The service worker: it keeps the application's own files, so that a later visit opens without the server and can say
 * that it is away. What the server answers (api/, socket) is never kept, and nothing of other origins is touched.
 */
export {};
declare const self: ServiceWorkerGlobalScope;

/** Put here when the application is built: the files that every visit needs, and a name for their versions. */
const NEEDED: readonly string[] = JSON.parse("__NEEDED__");
const KEPT = "bezique-__VERSION__";
const PATIENCE = 4000;
/** Files that are kept when they have been fetched once: for good where the name says what is in them, else for a version. */
const LASTING = /^(assets|cards)\//;

const pathOf = (address: string) => new URL(address).href.slice(self.registration.scope.length).split(/[?#]/)[0]!;

self.addEventListener("install", (event) => {
  const keeping = async () => {
    const cache = await caches.open(KEPT);
    await cache.addAll(NEEDED.map((path) => new Request(new URL(path, self.registration.scope), { cache: "no-cache" })));
    await self.skipWaiting();
  };
  event.waitUntil(keeping());
});

/** The version before this one stays: a page that is still open may want a file of it. */
self.addEventListener("activate", (event) => {
  const tidying = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("bezique-") && name !== KEPT);
    await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidying());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const path = pathOf(request.url);
  if (request.mode === "navigate" && !path.startsWith("api/")) event.respondWith(page(request));
  else if (LASTING.test(path)) event.respondWith(lasting(request, path.startsWith("assets/")));
  else if (NEEDED.includes(path)) event.respondWith(fetch(request).catch(() => kept(path)));
});

/** The newest page where the server answers soon, else the one that is kept. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // The server is away, or too slow to wait for.
  }
  return kept("");
}

/** A file of this version. */
async function kept(path: string): Promise<Response> {
  return (await (await caches.open(KEPT)).match(new URL(path, self.registration.scope))) ?? Response.error();
}

async function lasting(request: Request, forGood: boolean): Promise<Response> {
  const cache = await caches.open(KEPT);
  const found = await (forGood ? caches : cache).match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** A press on a notice brings its table to the front. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = String(event.notification.data);
  const showing = async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const there = open.find((client) => client.url.startsWith(address));
    await (there ? there.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(showing());
});
