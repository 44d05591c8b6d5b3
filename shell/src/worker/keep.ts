import { keptTiming, offlinePath, pagesCache, type WorkerMessage } from "./messages.ts";

export const releasesCache = "releases";
export const picturesCache = "pictures";
const startedCache = "started";

/** Sets of releases that are kept: the one that runs, and the one before for tabs and pages made with it. */
const setsKept = 2;
const pagesKept = 40;

interface Started {
  releases: string[];
  /** Revisions that consist of these releases. */
  revisions: number[];
}

const startedKey = "/started";
const ignore = (): void => undefined;
/** The server says how an answer depends on the request; what is kept is the same for all. */
const loosely = { ignoreVary: true };

interface Scope {
  caches: CacheStorage;
  fetch: typeof fetch;
}

/** What the worker keeps on this device: releases, pages, pictures. Nothing personal, and nothing of the API. */
export function createKeep({ caches, fetch }: Scope) {
  async function startedSets(): Promise<Started[]> {
    const kept = await (await caches.open(startedCache)).match(startedKey);
    return kept ? kept.json() : [];
  }

  /** Fetches documents and keeps those that are whole. */
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
      // A device that is full keeps what it has: what is no longer needed must be dropped all the same.
      missing.map(async (response, index) => response?.ok && cache.put(files[index] as string, response).catch(ignore)),
    );
  }

  /** Drops what belongs to sets no longer kept. */
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
    /** A set of releases has proved to work: only now may the one before the last go. */
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

    /** Which pages and pictures somebody looked at goes with them. */
    async forget(): Promise<void> {
      const pages = await caches.open(pagesCache);
      for (const request of await pages.keys()) {
        if (new URL(request.url).pathname !== offlinePath) await pages.delete(request, loosely);
      }
      await caches.delete(picturesCache);
    },

    /** The page as it was last, or the one that says there is no network; either carries the timing `kept`. */
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

export type Keep = ReturnType<typeof createKeep>;
