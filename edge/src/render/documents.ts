import type { RenderedDocument } from "@thuot-tha/shared/contracts/remote";
import { LRUCache } from "lru-cache";
import type { Live } from "../compose/live.ts";
import { releasePath } from "../compose/set.ts";
import { readChecked } from "../releases/read-release.ts";
import type { ReleaseStore } from "../releases/store.ts";

interface Options {
  store: ReleaseStore;
  apiUrl: string;
  budget: number;
  cacheSeconds: number;
  now: () => Date;
  onFailure: (failure: RenderedDocument["failures"][number] & { url: string; revision: number }) => void;
}

/** A document as it goes out. `source` says where it came from: drawn now, kept for a moment, or the last good one. */
export interface ServedDocument {
  status: number;
  html: string;
  revision: number;
  source: "rendered" | "cached" | "last-good";
}

/**
 * Documents, each drawn once for everybody who asks at the same time, and kept for a few seconds: they hold nothing
 * personal. When data cannot be had the last good document of that address stands in.
 */
export function createDocuments({ store, apiUrl, budget, cacheSeconds, now, onFailure }: Options) {
  const fresh = new LRUCache<string, Promise<ServedDocument>>({ max: 500, ttl: Math.max(1, cacheSeconds * 1000) });
  const lastGood = new LRUCache<string, ServedDocument>({ max: 500 });
  const styles = new LRUCache<string, string>({ max: 200 });

  async function styleText({ set }: Live, path: string): Promise<string> {
    const known = styles.get(path);
    if (known !== undefined) return known;
    const [, , name = "", , file = ""] = path.split("/");
    const release = set.releases.get(name);
    if (!release) throw new Error(`${path} belongs to no release of this set`);
    // Addresses inside a stylesheet are relative to it; in a document they must be absolute.
    const text = (await readChecked(store, release, file))
      .toString()
      .replace(
        /url\((?!["']?(?:data:|\/|https?:))["']?([^)"']+)["']?\)/g,
        (_, target: string) => `url(${releasePath(release, target)})`,
      );
    styles.set(path, text);
    return text;
  }

  async function draw(live: Live, origin: string, url: string): Promise<ServedDocument> {
    const { set, bundles } = live;
    const shell = await bundles.shell();
    const drawn = await shell.render({
      url,
      origin,
      composition: set.browser,
      loadRemote: bundles.remote,
      fetchApi: (path, init) =>
        fetch(new URL(String(path), apiUrl), { ...init, signal: AbortSignal.timeout(budget * 3) }),
      styleText: (path) => styleText(live, path),
      now: now(),
      budget,
    });
    for (const failure of drawn.failures) onFailure({ ...failure, url, revision: set.revision });
    const document: ServedDocument = {
      status: drawn.status,
      html: drawn.html,
      revision: set.revision,
      source: "rendered",
    };
    const key = origin + url;
    if (drawn.complete && drawn.status === 200) lastGood.set(key, document);
    const instead = drawn.complete ? undefined : lastGood.get(key);
    return instead ? { ...instead, source: "last-good" } : document;
  }

  return {
    async get(live: Live, origin: string, url: string): Promise<ServedDocument> {
      const key = `${live.set.revision} ${origin}${url}`;
      const known = fresh.get(key);
      if (known) return { ...(await known), source: "cached" };
      const drawing = draw(live, origin, url);
      if (cacheSeconds > 0) fresh.set(key, drawing);
      const forget = () => fresh.get(key) === drawing && fresh.delete(key);
      drawing.then(({ source, status }) => (source !== "rendered" || status >= 500) && forget(), forget);
      return drawing;
    },
  };
}
