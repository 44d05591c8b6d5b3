import type { WorkboxPlugin } from "workbox-core/types.js";

/** Caches only successful answers, because an error page stored as a script would stay. */
export const completeFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !/^text\/html/.test(response.headers.get("content-type") ?? "") ? response : null,
};

/** Drops all but the newest entries. */
export const trimTo = (maxEntries: number): WorkboxPlugin => ({
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const requests = await cache.keys();
    for (const old of requests.slice(0, Math.max(0, requests.length - maxEntries))) await cache.delete(old);
  },
});
