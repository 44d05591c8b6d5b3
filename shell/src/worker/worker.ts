import { canonicalPath } from "@thuot-tha/shared/contracts/routes/catalogue";
import type { RouteMatchCallbackOptions } from "workbox-core/types.js";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, type StrategyOptions } from "workbox-strategies";
import { isFromShop } from "../is-from-shop.ts";
import { createDeviceCache, picturesCache, releasesCache } from "./device-cache.ts";
import type { WorkerMessage } from "./messages.ts";
import { createPagesWithPicture } from "./pages-with-picture.ts";
import { completeFilesOnly, trimTo } from "./plugins.ts";
import { preloaded } from "./preloaded.ts";
import type { WorkerScope } from "./scope.ts";

declare const self: WorkerScope;

const cache = createDeviceCache({ caches: self.caches, fetch: (...request) => self.fetch(...request) });
const pagesWithPicture = createPagesWithPicture(self.registration.navigationPreload);

// The worker holds no release code, so a new one may take over at once while pages are open.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()])),
);

self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === "started") event.waitUntil(cache.started(message));
  else if (message.type === "visited")
    event.waitUntil(Promise.all([cache.visited(message.href, message.address), pagesWithPicture.add(message.href)]));
  else if (message.type === "signed-out") event.waitUntil(Promise.all([cache.forget(), pagesWithPicture.clear()]));
});

const options = (cacheName: string, plugins: StrategyOptions["plugins"]): StrategyOptions => ({
  cacheName,
  plugins,
  matchOptions: { ignoreVary: true },
});

/** Milliseconds without an answer after which a visited page is shown as the device has it. */
const hangingAfter = 8000;

// Workbox answers GET only; everything else, and everything of the API, goes to the network untouched.
const isRelease = ({ sameOrigin, url }: RouteMatchCallbackOptions) => sameOrigin && url.pathname.startsWith("/r/");
registerRoute(
  // A file that has arrived damaged is requested anew.
  (file) => isRelease(file) && file.request.cache === "reload",
  new NetworkFirst(options(releasesCache, [completeFilesOnly])),
);
registerRoute(isRelease, new CacheFirst(options(releasesCache, [completeFilesOnly])));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/media/"),
  new CacheFirst(options(picturesCache, [completeFilesOnly, trimTo(80)])),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === "/composition.json",
  new NetworkFirst(options("composition", [completeFilesOnly])),
);
/** The address under which a page is cached. An installed app opens `/`. */
const addressOf = (url: URL): string => Object.assign(new URL(url), { pathname: canonicalPath(url.pathname) }).href;

// A device whose cache storage fails still gets everything that the network gives.
setCatchHandler(({ request }) => self.fetch(request));
registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ event, request, url }) => {
    const answer = preloaded(event).then((response) => response ?? self.fetch(request));
    const visited = new Promise((resolve) => {
      setTimeout(resolve, hangingAfter);
    }).then(() => cache.visitedPage(addressOf(url)));
    try {
      const given = await Promise.race([answer, visited.then((page) => page ?? answer)]);
      return isFromShop(given) ? given : ((await cache.pageFor(addressOf(url))) ?? given);
    } catch (error) {
      const cached = await cache.pageFor(addressOf(url));
      if (cached) return cached;
      throw error;
    }
  },
);
