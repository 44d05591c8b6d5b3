import { offlineRoute } from "@thuot-tha/shared/contracts/routes/shell";
import { alwaysCached, cachedTiming, pagesCache, type WorkerMessage } from "./messages.ts";
import { isFile } from "./plugins.ts";

export const releasesCache = "releases";
export const picturesCache = "pictures";
const startedCache = "started";

/** Number of cached release sets: the current one, and the previous one for its open tabs and pages. */
const maxSets = 2;
const maxPages = 40;

interface Started {
  releases: string[];
  /** Revisions that consist of these releases. */
  revisions: number[];
}

const startedKey = "/started";
const ignore = (): void => undefined;
/** Ignores `Vary`, because cached answers are the same for all requests. */
const loosely = { ignoreVary: true };

const isOptional = ({ url }: Request): boolean => !alwaysCached.includes(new URL(url).pathname);

interface Scope {
  caches: CacheStorage;
  fetch: typeof fetch;
}

/** The worker's caches on this device: releases, pages, pictures. They hold nothing personal and no API answers. */
export function createDeviceCache({ caches, fetch }: Scope) {
  async function startedSets(): Promise<Started[]> {
    const stored = await (await caches.open(startedCache)).match(startedKey);
    return stored ? stored.json() : [];
  }

  /** How often the visited pages were deleted. */
  let forgotten = 0;

  /**
   * Fetches a document and caches it, if it is complete and still wanted, under its address and others that lead to it.
   */
  async function cachePage(href: string, others: string[] = [], isWanted = () => true): Promise<void> {
    const response = await fetch(href, { headers: { accept: "text/html" } });
    // A network that asks for a sign-in answers with its own page, which has no revision.
    if (!response.ok || response.redirected || !response.headers.has("x-revision")) return;
    const body = await response.arrayBuffer().catch(() => null);
    if (!body || !isWanted()) return;
    for (const address of new Set([...others, href])) {
      await storePage(address, new Response(body, response)).catch(ignore);
    }
  }

  /** Fetches and caches a document unless a copy from one of these revisions is cached. */
  async function cacheMissing(href: string, revisions: readonly number[]): Promise<void> {
    const cached = await (await caches.open(pagesCache)).match(href, loosely);
    if (!revisions.map(String).includes(cached?.headers.get("x-revision") ?? "")) await cachePage(href);
  }

  async function storePage(href: string, response: Response): Promise<void> {
    const cache = await caches.open(pagesCache);
    // The copy that is there stays when the device is full; otherwise this one becomes the newest.
    await cache.put(href, response);
    const others = (await cache.keys()).filter(isOptional);
    for (const old of others.slice(0, Math.max(0, others.length - maxPages))) await cache.delete(old, loosely);
  }

  async function cacheFiles(files: string[]): Promise<void> {
    const cache = await caches.open(releasesCache);
    const missing = await Promise.all(
      files.map(async (file) => ((await cache.match(file, loosely)) ? null : fetch(file).catch(() => null))),
    );
    await Promise.all(
      // A full device cannot store more, but outdated entries must still be dropped.
      missing.map(
        async (response, index) =>
          response && isFile(response) && cache.put(files[index] as string, response).catch(ignore),
      ),
    );
  }

  /** Drops entries of sets that are no longer cached. @param dropped the sets that have just left */
  async function dropOld(sets: Started[], dropped: Started[]): Promise<void> {
    const prefixes = sets.flatMap(({ releases }) => releases);
    // Pages of later revisions stay, because a revision that only changes a share consists of the same releases. Those
    // of a withdrawn candidate go with its set, although the stable set is older.
    const cached = new Set(sets.flatMap(({ revisions }) => revisions));
    const oldest = Math.min(...cached);
    const gone = new Set(dropped.flatMap(({ revisions }) => revisions).filter((one) => !cached.has(one)));
    const releases = await caches.open(releasesCache);
    for (const request of await releases.keys()) {
      const { pathname } = new URL(request.url);
      if (!prefixes.some((prefix) => pathname.startsWith(prefix))) await releases.delete(request, loosely);
    }
    const pages = await caches.open(pagesCache);
    for (const request of await pages.keys()) {
      const revision = Number((await pages.match(request, loosely))?.headers.get("x-revision") ?? oldest);
      if (revision < oldest || gone.has(revision)) await pages.delete(request, loosely);
    }
  }

  /** The first of these pages that is cached, with the timing `cachedTiming`. */
  async function cachedPage(...urls: string[]): Promise<Response | undefined> {
    const pages = await caches.open(pagesCache);
    for (const url of urls) {
      const page = await pages.match(url, loosely);
      if (!page) continue;
      const headers = new Headers(page.headers);
      headers.append("server-timing", cachedTiming);
      return new Response(page.body, { status: page.status, headers });
    }
    return undefined;
  }

  return {
    /** A set of releases has booted, so older sets may go. */
    async started({ revision, releases, files }: Extract<WorkerMessage, { type: "started" }>): Promise<void> {
      const before = await startedSets();
      const same = ({ releases: known }: Started) => known.join() === releases.join();
      const revisions = [...new Set([...(before.find(same)?.revisions ?? []), revision])];
      const all = [{ releases, revisions }, ...before.filter((set) => !same(set))];
      const sets = all.slice(0, maxSets);
      await cacheFiles(files);
      for (const path of alwaysCached) await cacheMissing(path, revisions);
      await dropOld(sets, all.slice(maxSets));
      await (await caches.open(startedCache)).put(startedKey, new Response(JSON.stringify(sets)));
    },

    /** Caches a page, unless the shopper signs out before it has arrived. */
    visited(href: string, ...others: string[]): Promise<void> {
      const before = forgotten;
      return cachePage(href, others, () => forgotten === before);
    },

    /** Deletes cached pages and pictures, because they reveal what the shopper has viewed. */
    async forget(): Promise<void> {
      forgotten++;
      const pages = await caches.open(pagesCache);
      for (const request of await pages.keys()) {
        if (isOptional(request)) await pages.delete(request, loosely);
      }
      await caches.delete(picturesCache);
    },

    /** The cached page of this address only. */
    visitedPage: (url: string) => cachedPage(url),

    /** The cached page, or the offline page. */
    pageFor: (url: string) => cachedPage(url, offlineRoute.path),
  };
}
