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
  /** The live revision. */
  current: FollowedLive["current"];
  apiUrl: string;
  /** Time to wait for a rendering before the last good document is served instead. */
  budgetMs: number;
  /** Time that a rendering may take, including its wait in the queue, when there is no last good document. */
  timeoutMs: number;
  cacheSeconds: number;
  now: () => Date;
  settings: ShopSettings;
  /** Called for every rendered document, with the pages and slots that failed. */
  onDrawn: (set: ReleaseSet, url: string, failures: RenderedDocument["failures"]) => void;
}

/** The inputs of one document. Requests with equal inputs share one rendering. */
export interface DocumentRequest {
  origin: string;
  /** Path and query. */
  url: string;
  preview: boolean;
  overrides: Override[];
}

/** A document as it is served. `source` is "rendered", "cached" or "last-good". */
export interface ServedDocument {
  status: number;
  html: string;
  compressed: (encoding: Encoding) => Promise<Buffer>;
  revision: number;
  source: "rendered" | "cached" | "last-good";
}

/** A document as it was rendered. */
interface DrawnDocument extends ServedDocument {
  /** Id of its set. */
  set: string;
  /** True when no page or slot is missing. */
  complete: boolean;
  canonical: boolean;
}

/** Concurrent renderings; more would delay all of them. */
const maxDrawings = 16;

/**
 * Renders each document once for concurrent requests, and caches it for a few seconds, which is safe because documents
 * hold no personal data. When a rendering fails or takes too long, the last good document of the address is served.
 */
export function createDocuments(options: Options) {
  const { files, current, apiUrl, budgetMs, timeoutMs, cacheSeconds, now, settings, onDrawn } = options;
  const fresh = createPageCache<DrawnDocument>(Math.max(1, cacheSeconds * 1000));
  const lastGood = createPageCache<DrawnDocument>();
  const drawings = new Map<string, Promise<DrawnDocument>>();
  const turn = pLimit(maxDrawings);
  const styles = new LRUCache<string, string>({ max: 200 });
  let newest = 0;
  /** The newest revision that is a rollback or withdrawal. */
  let takenBack = 0;

  /**
   * Follows the live revision: drops the fresh documents of earlier revisions, and after a rollback or withdrawal the
   * last good documents of sets that are no longer live.
   */
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
    // Relative URLs in a stylesheet become absolute, because the document inlines its text.
    const text = (await files.read(release, file))
      .toString()
      .replace(
        /url\((?!["']?(?:data:|\/|https?:))["']?([^)"']+)["']?\)/g,
        (_, target: string) => `url(${releasePath(release, target)})`,
      );
    styles.set(path, text);
    return text;
  }

  const seenBy = ({ set }: Live, { preview, overrides }: DocumentRequest) =>
    withOverrides(preview ? { ...set.browser, preview } : set.browser, overrides);

  /** Removes the query parameters that the page ignores. */
  async function canonical(live: Live, request: DocumentRequest): Promise<DocumentRequest> {
    if (!request.url.includes("?")) return request;
    try {
      const { canonicalUrl } = await live.bundles.shell();
      const composition = seenBy(live, request);
      const url = await canonicalUrl?.({ url: request.url, composition, loadRemote: live.bundles.remote, settings });
      return url === undefined ? request : { ...request, url };
    } catch {
      // The rendering of this page fails too, and reports the error.
      return request;
    }
  }

  async function draw(live: Live, request: DocumentRequest, milliseconds: number): Promise<DrawnDocument> {
    const { set, bundles } = live;
    const { origin, url } = request;
    const shell = await bundles.shell();
    const drawn = await shell.render({
      url,
      origin,
      composition: seenBy(live, request),
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

  /** Queues a rendering. Rejects when its turn comes after the time-out. */
  function drawInTurn(live: Live, request: DocumentRequest): Promise<DrawnDocument> {
    const until = performance.now() + timeoutMs;
    return turn(async () => {
      const left = Math.floor(until - performance.now());
      if (left <= 0) throw new Error(`no document could be drawn within ${timeoutMs} ms`);
      return draw(live, request, left);
    });
  }

  /** Shares one rendering between concurrent requests, and caches the document if it is complete. */
  function drawing(live: Live, request: DocumentRequest, address: string): Promise<DrawnDocument> {
    const { revision } = live.set;
    const key = `${revision} ${address}`;
    const running = drawings.get(key);
    if (running) return running;
    const started = drawInTurn(live, request)
      .then((drawn) => {
        if (!drawn.complete) return drawn;
        // The same text keeps its compressed forms.
        const last = lastGood.get(address);
        const document = last?.html === drawn.html ? { ...drawn, compressed: last.compressed } : drawn;
        if (cacheSeconds > 0 && document.status < 500) fresh.set(key, document);
        if (document.status === 200 && revision >= takenBack) lastGood.set(address, document);
        return document;
      })
      .finally(() => drawings.delete(key));
    drawings.set(key, started);
    return started;
  }

  return {
    /** Rejects when the rendering fails and there is no last good document. */
    async get(live: Live, asked: DocumentRequest): Promise<ServedDocument> {
      const { set } = live;
      follow();
      const request = await canonical(live, asked);
      const { origin, url, preview, overrides } = request;
      // Cache keys include the overrides, so an overridden visitor never receives a shared document.
      const address = `${set.cohort} ${preview} ${formatOverrides(overrides)} ${origin}${url}`;
      const cached = fresh.get(`${set.revision} ${address}`);
      if (cached) return { ...cached, source: "cached" };
      const started = drawing(live, request, address);
      const document = await within(budgetMs, started);
      if (document?.complete) return document;
      const instead = lastGood.get(address);
      return instead ? { ...instead, source: "last-good" } : started;
    },
  };
}

/** The result of the work; undefined when it fails or takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
