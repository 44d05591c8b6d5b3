import type { RenderedDocument, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { LRUCache } from "lru-cache";
import type { ReleaseFiles } from "../compose/files.ts";
import type { FollowedLive, Live } from "../compose/live.ts";
import { integrityIn, type ReleaseSet, releasePath } from "../compose/set.ts";
import { formatOverrides, type Override, withOverrides } from "../serve/override.ts";

interface Options {
  files: ReleaseFiles;
  /** What is live now. */
  current: FollowedLive["current"];
  apiUrl: string;
  budget: number;
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
  revision: number;
  source: "rendered" | "cached" | "last-good";
}

/** A document as it was drawn: name of its set, and whether nothing is missing in it. */
interface DrawnDocument extends ServedDocument {
  set: string;
  complete: boolean;
}

/**
 * Documents, each drawn once for everybody who asks at the same time, and kept for a few seconds: they hold nothing
 * personal. When data cannot be had the last good document of that address stands in.
 */
export function createDocuments({ files, current, apiUrl, budget, cacheSeconds, now, settings, onDrawn }: Options) {
  const fresh = new LRUCache<string, Promise<DrawnDocument>>({ max: 500, ttl: Math.max(1, cacheSeconds * 1000) });
  const lastGood = new LRUCache<string, DrawnDocument>({ max: 500 });
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
    fresh.clear();
    if (action !== "rollback" && action !== "withdraw") return;
    takenBack = revision;
    const sets = [now?.stable, now?.candidate].map((one) => one?.set.id);
    for (const [key, { set }] of lastGood.entries()) if (!sets.includes(set)) lastGood.delete(key);
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

  async function draw(live: Live, { origin, url, preview, overrides }: Wanted): Promise<DrawnDocument> {
    const { set, bundles } = live;
    const shell = await bundles.shell();
    const drawn = await shell.render({
      url,
      origin,
      composition: withOverrides(preview ? { ...set.browser, preview } : set.browser, overrides),
      loadRemote: bundles.remote,
      fetchApi: (path, init) =>
        fetch(new URL(String(path), apiUrl), { ...init, signal: AbortSignal.timeout(budget * 3) }),
      styleText: (path) => styleText(live, path),
      integrityOf: (path) => integrityIn(set, path),
      now: now(),
      budget,
      settings,
    });
    onDrawn(set, url, drawn.failures);
    const document: DrawnDocument = {
      status: drawn.status,
      html: drawn.html,
      revision: set.revision,
      source: "rendered",
      set: set.id,
      complete: drawn.complete,
    };
    // Whoever has a set of their own gets no other's document in its stead.
    const key = `${set.cohort} ${preview} ${formatOverrides(overrides)} ${origin}${url}`;
    if (drawn.complete && drawn.status === 200 && set.revision >= takenBack) lastGood.set(key, document);
    const instead = drawn.complete ? undefined : lastGood.get(key);
    return instead ? { ...instead, source: "last-good" } : document;
  }

  return {
    async get(live: Live, wanted: Wanted): Promise<ServedDocument> {
      const { set } = live;
      const { origin, url, preview, overrides } = wanted;
      follow();
      const key = `${set.revision} ${set.cohort} ${preview} ${formatOverrides(overrides)} ${origin}${url}`;
      const known = fresh.get(key);
      if (known) return known.then((one) => (one.source === "rendered" ? { ...one, source: "cached" } : one));
      const drawing = draw(live, wanted);
      if (cacheSeconds > 0) fresh.set(key, drawing);
      const forget = () => fresh.get(key) === drawing && fresh.delete(key);
      drawing.then(
        ({ source, status, complete }) => (source !== "rendered" || status >= 500 || !complete) && forget(),
        forget,
      );
      return drawing;
    },
  };
}
