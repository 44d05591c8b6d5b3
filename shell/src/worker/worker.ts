import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, type StrategyOptions } from "workbox-strategies";
import { createKeep, picturesCache, releasesCache } from "./keep.ts";
import type { WorkerMessage } from "./messages.ts";
import { trimTo, wholeFilesOnly } from "./plugins.ts";
import type { WorkerScope } from "./scope.ts";

declare const self: WorkerScope;

const keep = createKeep({ caches: self.caches, fetch: (...request) => self.fetch(...request) });

// The worker holds no release code, so a new one may take over at once while pages are open.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()])),
);

self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === "started") event.waitUntil(keep.started(message));
  else if (message.type === "visited") event.waitUntil(keep.visited(message.href));
  else if (message.type === "signed-out") event.waitUntil(keep.forget());
});

const options = (cacheName: string, plugins: StrategyOptions["plugins"]): StrategyOptions => ({
  cacheName,
  plugins,
  matchOptions: { ignoreVary: true },
});

// Workbox answers GET only; everything else, and everything of the API, goes to the network untouched.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/r/"),
  new CacheFirst(options(releasesCache, [wholeFilesOnly])),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/media/"),
  new CacheFirst(options(picturesCache, [wholeFilesOnly, trimTo(80)])),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === "/composition.json",
  new NetworkFirst(options("composition", [wholeFilesOnly])),
);
registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ event, request }) => {
    try {
      const { preloadResponse } = event as unknown as { preloadResponse?: Promise<Response | undefined> };
      return (await preloadResponse) ?? (await self.fetch(request));
    } catch (error) {
      const kept = await keep.pageFor(request.url);
      if (kept) return kept;
      throw error;
    }
  },
);
