import { keptTiming, offlinePath, pagesCache, type WorkerMessage } from "./messages.ts";

export const releasesCache = "releases";
export const picturesCache = "pictures";
const startedCache = "started";

/** Number of cached release sets: the current one, and the previous one for its open tabs and pages. */
const setsKept = 2;
const pagesKept = 40;

interface Started {
  releases: string[];
  /** Revisions that consist of these releases. */
  revisions: number[];
}

const startedKey = "/started";
const ignore = (): void => undefined;
/** Ignores `Vary`, because cached answers are the same for all requests. */
const loosely = { ignoreVary: true };

interface Scope {
  caches: CacheStorage;
  fetch: typeof fetch;
}

/** The worker's caches on this device: releases, pages, pictures. They hold nothing personal and no API answers. */
export function createKeep({ caches, fetch }: Scope) {
  async function startedSets(): Promise<Started[]> {
    const kept = await (await caches.open(startedCache)).match(startedKey);
    return kept ? kept.json() : [];
  }

  /** Fetches documents and caches those that are complete. */
  async function keepPage(href: string): Promise<void> {
    const response = await fetch(href, { headers: { accept: "text/html" } });
    if (response.ok && !response.redirected) await storePage(href, response).catch(ignore);
  }

  async function storePage(href: string, response: Response): Promise<void> {
    const cache = await caches.open(pagesCache);
    await cache.delete(href, loosely);
    await cache.put(href, response);
    const others = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== offlinePath);
    for (const old of others.slice(0, Math.max(0, others.length - pagesKept))) await cache.delete(old, loosely);
  }

  async function keepFiles(files: string[]): Promise<void> {
    const cache = await caches.open(releasesCache);
    const missing = await Promise.all(
      files.map(async (file) => ((await cache.match(file, loosely)) ? null : fetch(file).catch(() => null))),
    );
    await Promise.all(
      // A full device cannot store more, but outdated entries must still be dropped.
      missing.map(async (response, index) => response?.ok && cache.put(files[index] as string, response).catch(ignore)),
    );
  }

  /** Drops entries of sets that are no longer cached. */
  async function dropOld(kept: Started[]): Promise<void> {
    const prefixes = kept.flatMap(({ releases }) => releases);
    const revisions = new Set(kept.flatMap((set) => set.revisions.map(String)));
    const releases = await caches.open(releasesCache);
    for (const request of await releases.keys()) {
      const { pathname } = new URL(request.url);
      if (!prefixes.some((prefix) => pathname.startsWith(prefix))) await releases.delete(request, loosely);
    }
    const pages = await caches.open(pagesCache);
    for (const request of await pages.keys()) {
      const revision = (await pages.match(request, loosely))?.headers.get("x-revision");
      if (revision && !revisions.has(revision)) await pages.delete(request, loosely);
    }
  }

  return {
    /** A set of releases has booted, so older sets may go. */
    async started({ revision, releases, files }: Extract<WorkerMessage, { type: "started" }>): Promise<void> {
      const before = await startedSets();
      const same = ({ releases: known }: Started) => known.join() === releases.join();
      const revisions = [...new Set([...(before.find(same)?.revisions ?? []), revision])];
      const kept = [{ releases, revisions }, ...before.filter((set) => !same(set))].slice(0, setsKept);
      await keepFiles(files);
      await keepPage(offlinePath);
      await dropOld(kept);
      await (await caches.open(startedCache)).put(startedKey, new Response(JSON.stringify(kept)));
    },

    visited: keepPage,

    /** Deletes cached pages and pictures, because they show what the shopper looked at. */
    async forget(): Promise<void> {
      const pages = await caches.open(pagesCache);
      for (const request of await pages.keys()) {
        if (new URL(request.url).pathname !== offlinePath) await pages.delete(request, loosely);
      }
      await caches.delete(picturesCache);
    },

    /** The cached page, or the offline page; either carries the timing `kept`. */
    async pageFor(url: string): Promise<Response | undefined> {
      const pages = await caches.open(pagesCache);
      const page = (await pages.match(url, loosely)) ?? (await pages.match(offlinePath, loosely));
      if (!page) return undefined;
      const headers = new Headers(page.headers);
      headers.append("server-timing", keptTiming);
      return new Response(page.body, { status: page.status, headers });
    },
  };
}
