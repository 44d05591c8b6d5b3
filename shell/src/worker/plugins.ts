import type { WorkboxPlugin } from "workbox-core/types.js";

/** Whether an answer is a file of the shop, and no error page or that of a network that asks for a sign-in. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !/^text\/html/.test(headers.get("content-type") ?? "");

/** Caches only successful answers, because an error page stored as a script would stay. */
export const completeFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
};

/** Drops all but the newest entries. */
export const trimTo = (maxEntries: number): WorkboxPlugin => ({
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const requests = await cache.keys();
    for (const old of requests.slice(0, Math.max(0, requests.length - maxEntries))) await cache.delete(old);
  },
});
