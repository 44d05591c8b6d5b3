import type { RenderedDocument, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { traced } from "@thuot-tha/shared/server";
import { LRUCache } from "lru-cache";
import { type Accepted, documentBody, type Pictures } from "./document-body.ts";
import { allOf, type FollowedLive, type Live } from "./live-composition.ts";
import { formatOverrides, type Override, withOverrides } from "./overrides.ts";
import { createPageCache } from "./page-cache.ts";
import type { ReleaseSet } from "./release-set.ts";

interface Options {
  /** The live revision. */
  current: FollowedLive["current"];
  /** Time to wait for a rendering before the last good document is served instead. */
  budgetMs: number;
  /** Time that a rendering may take, including its wait in the queue, when there is no last good document. */
  timeoutMs: number;
  cacheSeconds: number;
  now: () => Date;
  settings: ShopSettings;
  pictures: Pictures;
  /** Called for every rendered document, with the pages and slots that failed. */
  onDrawn: (set: ReleaseSet, url: string, failures: RenderedDocument["failures"]) => void;
}

/** The inputs of one document. Requests with equal inputs share one rendering. */
export interface DocumentRequest {
  origin: string;
  /** Path and query. */
  url: string;
  overrides: Override[];
}

/** A document as it is served. `source` is "rendered", "cached" or "last-good". */
export interface ServedDocument {
  status: number;
  body: (accepted: Accepted) => Promise<Buffer>;
  revision: number;
  source: "rendered" | "cached" | "last-good";
}

/** A document as it was rendered. */
interface DrawnDocument extends ServedDocument {
  /** UTF-8. */
  html: Buffer;
  /** Id of its set. */
  set: string;
  /** True when no page or slot is missing. */
  complete: boolean;
  canonical: boolean;
}

/** Cached canonical addresses, because a request for one waits for the renderings of its process. */
const maxCanonicalUrls = 5000;

/**
 * Renders each document once for concurrent requests, and caches it for a few seconds, which is safe because documents
 * hold no personal data. When a rendering fails or takes too long, the last good document of the address is served.
 */
export function createDocuments(options: Options) {
  const { current, budgetMs, timeoutMs, cacheSeconds, now, settings, pictures, onDrawn } = options;
  const fresh = createPageCache<DrawnDocument>(Math.max(1, cacheSeconds * 1000));
  const lastGood = createPageCache<DrawnDocument>();
  const drawings = new Map<string, Promise<DrawnDocument>>();
  const canonicalUrls = new LRUCache<string, string>({ max: maxCanonicalUrls });
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
    const sets = allOf(now).map((one) => one.set.id);
    lastGood.drop(({ set }) => !sets.includes(set));
  }

  const seenBy = ({ set }: Live, { overrides }: DocumentRequest) => withOverrides(set.browser, overrides);

  /** Removes the query parameters that the page ignores. */
  async function canonical(live: Live, request: DocumentRequest): Promise<DocumentRequest> {
    if (!request.url.includes("?")) return request;
    const key = `${live.set.id} ${formatOverrides(request.overrides)} ${request.url}`;
    try {
      const composition = seenBy(live, request);
      const url =
        canonicalUrls.get(key) ?? (await live.renderer.canonicalUrl({ url: request.url, composition, settings }));
      canonicalUrls.set(key, url);
      return { ...request, url };
    } catch {
      // The rendering of this page fails too, and reports the error.
      return request;
    }
  }

  async function draw(live: Live, request: DocumentRequest): Promise<DrawnDocument> {
    const { set, renderer } = live;
    const { origin, url } = request;
    const composition = seenBy(live, request);
    const input = { url, origin, composition, now: now().toISOString(), settings };
    const drawn = await traced("edge", "render", { "shop.set": set.id }, () => renderer.render(input, timeoutMs));
    onDrawn(set, url, drawn.failures);
    return {
      status: drawn.status,
      html: drawn.html,
      body: documentBody(drawn.html, drawn.picture, pictures),
      revision: set.revision,
      source: "rendered",
      set: set.id,
      complete: drawn.complete,
      canonical: drawn.canonical ?? (drawn.status === 200 && !url.includes("?")),
    };
  }

  /** Shares one rendering between concurrent requests, and caches the document if it is complete. */
  function drawing(live: Live, request: DocumentRequest, address: string): Promise<DrawnDocument> {
    const { revision } = live.set;
    const key = `${revision} ${address}`;
    const running = drawings.get(key);
    if (running) return running;
    const started = draw(live, request)
      .then((drawn) => {
        if (!drawn.complete) return drawn;
        // The same text keeps its forms.
        const last = lastGood.get(address);
        const document = last?.html.equals(drawn.html) ? { ...drawn, body: last.body } : drawn;
        if (cacheSeconds > 0 && document.status < 500) fresh.set(key, document);
        if (document.status === 200 && revision >= takenBack) lastGood.set(address, document);
        // What is no longer there must not come back while the API is slow.
        else if (document.status === 404 || document.status === 410) lastGood.delete(address);
        return document;
      })
      .finally(() => drawings.delete(key));
    drawings.set(key, started);
    return started;
  }

  async function get(live: Live, requested: DocumentRequest): Promise<ServedDocument> {
    const { set } = live;
    follow();
    const request = await canonical(live, requested);
    const { origin, url, overrides } = request;
    // Cache keys include the overrides, so an overridden visitor never receives a shared document.
    const address = `${set.cohort} ${formatOverrides(overrides)} ${origin}${url}`;
    const cached = fresh.get(`${set.revision} ${address}`);
    if (cached) return { ...cached, source: "cached" };
    const started = drawing(live, request, address);
    const document = await within(budgetMs, started);
    if (document?.complete) return document;
    const instead = lastGood.get(address);
    return instead ? { ...instead, source: "last-good" } : started;
  }

  return {
    /** Rejects when the rendering fails and there is no last good document. */
    get: (live: Live, requested: DocumentRequest): Promise<ServedDocument> =>
      live.renderer.during(() => get(live, requested)),
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
