import type { RenderedDocument, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { compressedForms, type Encoding } from "./compressed.ts";
import type { FollowedLive, Live } from "./live-composition.ts";
import { formatOverrides, type Override, withOverrides } from "./overrides.ts";
import { createPageCache } from "./page-cache.ts";
import type { ReleaseFiles } from "./release-files.ts";
import { integrityIn, type ReleaseSet, releasePath } from "./release-set.ts";

interface Options {
  files: ReleaseFiles;
  /** What is live now. */
  current: FollowedLive["current"];
  apiUrl: string;
  /** Milliseconds after which the last good document stands in for one that is not drawn yet. */
  budget: number;
  /** Milliseconds a document may take, its turn included, where there is none to stand in. */
  timeout: number;
  cacheSeconds: number;
  now: () => Date;
  settings: ShopSettings;
  /** Hears of every document that was drawn, and of the parts that were not. */
  onDrawn: (set: ReleaseSet, url: string, failures: RenderedDocument["failures"]) => void;
}

/** What one document is made for. Two requests that agree in all of it get the same one. */
export interface Wanted {
  origin: string;
  /** Path and query. */
  url: string;
  preview: boolean;
  overrides: Override[];
}

/** A document as it goes out. `source` says where it came from: drawn now, kept for a moment, or the last good one. */
export interface ServedDocument {
  status: number;
  html: string;
  compressed: (encoding: Encoding) => Promise<Buffer>;
  revision: number;
  source: "rendered" | "cached" | "last-good";
}

/** A document as it was drawn. */
interface DrawnDocument extends ServedDocument {
  /** Name of its set. */
  set: string;
  /** Whether nothing is missing in it. */
  complete: boolean;
  canonical: boolean;
}

/** Documents that are drawn at the same time. More of them would all be late together. */
const maxDrawings = 16;

/**
 * Documents, each drawn once for everybody who asks at the same time, and kept for a few seconds: they hold nothing
 * personal. When data cannot be had, or not soon, the last good document of that address stands in.
 */
export function createDocuments(options: Options) {
  const { files, current, apiUrl, budget, timeout, cacheSeconds, now, settings, onDrawn } = options;
  const fresh = createPageCache<DrawnDocument>(Math.max(1, cacheSeconds * 1000));
  const lastGood = createPageCache<DrawnDocument>();
  const drawings = new Map<string, Promise<DrawnDocument>>();
  const turn = pLimit(maxDrawings);
  const styles = new LRUCache<string, string>({ max: 200 });
  let newest = 0;
  /** The newest revision that took another back. */
  let takenBack = 0;

  /** Nobody will ask for documents of the revisions before; and what was taken back must not stand in for anything. */
  function follow(): void {
    const now = current();
    const { revision = 0, action } = now?.composition ?? {};
    if (revision <= newest) return;
    newest = revision;
    fresh.drop();
    if (action !== "rollback" && action !== "withdraw") return;
    takenBack = revision;
    const sets = [now?.stable, now?.candidate].map((one) => one?.set.id);
    lastGood.drop(({ set }) => !sets.includes(set));
  }

  async function styleText({ set }: Live, path: string): Promise<string> {
    const known = styles.get(path);
    if (known !== undefined) return known;
    const [, , name = "", , file = ""] = path.split("/");
    const release = set.releases.get(name);
    if (!release) throw new Error(`${path} belongs to no release of this set`);
    // Addresses inside a stylesheet are relative to it; in a document they must be absolute.
    const text = (await files.read(release, file))
      .toString()
      .replace(
        /url\((?!["']?(?:data:|\/|https?:))["']?([^)"']+)["']?\)/g,
        (_, target: string) => `url(${releasePath(release, target)})`,
      );
    styles.set(path, text);
    return text;
  }

  const seenBy = ({ set }: Live, { preview, overrides }: Wanted) =>
    withOverrides(preview ? { ...set.browser, preview } : set.browser, overrides);

  /** Without what the page does not read of its address. */
  async function canonical(live: Live, wanted: Wanted): Promise<Wanted> {
    if (!wanted.url.includes("?")) return wanted;
    try {
      const { canonicalUrl } = await live.bundles.shell();
      const composition = seenBy(live, wanted);
      const url = await canonicalUrl?.({ url: wanted.url, composition, loadRemote: live.bundles.remote, settings });
      return url === undefined ? wanted : { ...wanted, url };
    } catch {
      // A page whose code cannot be had is not drawn either, and that is told of.
      return wanted;
    }
  }

  async function draw(live: Live, wanted: Wanted, milliseconds: number): Promise<DrawnDocument> {
    const { set, bundles } = live;
    const { origin, url } = wanted;
    const shell = await bundles.shell();
    const drawn = await shell.render({
      url,
      origin,
      composition: seenBy(live, wanted),
      loadRemote: bundles.remote,
      fetchApi: (path, init) =>
        fetch(new URL(String(path), apiUrl), { ...init, signal: AbortSignal.timeout(milliseconds) }),
      styleText: (path) => styleText(live, path),
      integrityOf: (path) => integrityIn(set, path),
      now: now(),
      budget: milliseconds,
      settings,
    });
    onDrawn(set, url, drawn.failures);
    return {
      status: drawn.status,
      html: drawn.html,
      compressed: compressedForms(drawn.html),
      revision: set.revision,
      source: "rendered",
      set: set.id,
      complete: drawn.complete,
      canonical: drawn.canonical ?? (drawn.status === 200 && !url.includes("?")),
    };
  }

  /** Draws a document when its turn comes. Rejects when that is too late. */
  function drawInTurn(live: Live, wanted: Wanted): Promise<DrawnDocument> {
    const until = performance.now() + timeout;
    return turn(async () => {
      const left = Math.floor(until - performance.now());
      if (left <= 0) throw new Error(`no document could be drawn within ${timeout} ms`);
      return draw(live, wanted, left);
    });
  }

  /** Draws a document, once for all who ask meanwhile, and keeps it when it is whole. */
  function drawing(live: Live, wanted: Wanted, address: string): Promise<DrawnDocument> {
    const { revision } = live.set;
    const key = `${revision} ${address}`;
    const running = drawings.get(key);
    if (running) return running;
    const started = drawInTurn(live, wanted)
      .then((document) => {
        if (!document.complete) return document;
        if (cacheSeconds > 0 && document.status < 500) fresh.set(key, document);
        if (document.status === 200 && revision >= takenBack) lastGood.set(address, document);
        return document;
      })
      .finally(() => drawings.delete(key));
    drawings.set(key, started);
    return started;
  }

  return {
    /** Rejects when the document cannot be drawn at all and there is none to stand in. */
    async get(live: Live, asked: Wanted): Promise<ServedDocument> {
      const { set } = live;
      follow();
      const wanted = await canonical(live, asked);
      const { origin, url, preview, overrides } = wanted;
      // Whoever has a set of their own gets no other's document in its stead.
      const address = `${set.cohort} ${preview} ${formatOverrides(overrides)} ${origin}${url}`;
      const kept = fresh.get(`${set.revision} ${address}`);
      if (kept) return { ...kept, source: "cached" };
      const started = drawing(live, wanted, address);
      const document = await within(budget, started);
      if (document?.complete) return document;
      const instead = lastGood.get(address);
      return instead ? { ...instead, source: "last-good" } : started;
    },
  };
}

/** What the work comes to; undefined when it fails, or takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
