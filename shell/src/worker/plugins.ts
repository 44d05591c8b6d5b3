import type { WorkboxPlugin } from "workbox-core/types.js";

/** Keeps only what is really there: a page of an error in a script's place would stay for good. */
export const wholeFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !/^text\/html/.test(response.headers.get("content-type") ?? "") ? response : null,
};

/** Keeps the newest so many. */
export const trimTo = (most: number): WorkboxPlugin => ({
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const requests = await cache.keys();
    for (const old of requests.slice(0, Math.max(0, requests.length - most))) await cache.delete(old);
  },
});
