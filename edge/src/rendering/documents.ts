import type { RenderedDocument, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { etagOf, traced } from "@thuot-tha/shared/server";
import type { ApiRead } from "./api-client.ts";
import { createCanonicalUrls, withoutTracking } from "./canonical-urls.ts";
import { documentBody, type Pictures } from "./document-body.ts";
import { createDocumentCaches, type ServedDocument, type StoredDocument } from "./document-caches.ts";
import type { FollowedLive } from "./live-composition.ts";
import type { Live } from "./open-set.ts";
import { formatOverrides, type Override, withOverrides } from "./overrides.ts";
import { RenderFailed } from "./pending-calls.ts";
import type { ReleaseSet } from "./release-set.ts";
import { within } from "./within.ts";

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
  /**
   * Called for every rendered document with the pages and slots that failed, and where the set's code has thrown
   * instead of rendering one. @param request the first one for the document @param reads its requests to the API
   */
  onRendered: (
    set: ReleaseSet,
    request: Pick<DocumentRequest, "url" | "network">,
    failures: RenderedDocument["failures"],
    reads: readonly ApiRead[],
  ) => void;
}

/** Renderings that run or wait at the same time before their documents are compressed faster. */
const maxAtLeisure = 8;

/** The inputs of one document, and who requests it. Requests with equal inputs share one rendering. */
export interface DocumentRequest {
  origin: string;
  /** Path and query. */
  url: string;
  overrides: Override[];
  /** Network of the browser (`wideNetworkOf`), which is no input. */
  network: string;
}

/**
 * Renders each document once for concurrent requests, and caches it for a few seconds, which is safe because documents
 * hold no personal data. After those it is served again without a rendering, within the minute, while the API gives the
 * same answers. When the API or a rendering fails or takes too long, the last good document of the address is served.
 */
export function createDocuments(options: Options) {
  const { current, budgetMs, timeoutMs, cacheSeconds, now, settings, pictures, onRendered } = options;
  const caches = createDocumentCaches(current, cacheSeconds);
  const canonicalUrl = createCanonicalUrls(settings, budgetMs);
  const renderings = new Map<string, Promise<StoredDocument>>();

  async function render({ set, renderer }: Live, request: DocumentRequest): Promise<StoredDocument> {
    const { origin, url, overrides } = request;
    const composition = withOverrides(set.browser, overrides);
    const time = now();
    const input = { url, origin, composition, now: time.toISOString(), settings };
    const rendered = await traced("edge", "render", { "shop.set": set.id }, () =>
      renderer.render(input, timeoutMs),
    ).catch((error: unknown) => {
      // Other rejections are no fault of the document's code, or are counted as violations.
      if (error instanceof RenderFailed)
        onRendered(set, request, [{ remote: "shell", part: "document", error }], error.reads);
      throw error;
    });
    onRendered(set, request, rendered.failures, rendered.reads);
    const { status, html, reads, picture, complete, canonical } = rendered;
    return {
      status,
      html,
      etag: etagOf(html),
      reads,
      minute: minuteOf(time),
      body: documentBody(html, picture, pictures, renderings.size > maxAtLeisure ? "underLoad" : "usual"),
      revision: set.revision,
      source: "rendered",
      inlineScripts: renderer.inlineScripts,
      set: set.id,
      complete,
      canonical: canonical ?? (status === 200 && !url.includes("?")),
    };
  }

  /**
   * The last good document of an address, if its rendering would be the same. Besides the revision, pages are made of
   * answers of the API, and of the time in whole minutes. Rejects when the API fails, because a rendering would request
   * it once more.
   */
  async function unchanged({ set, renderer }: Live, address: string): Promise<StoredDocument | undefined> {
    const last = caches.lastGood(address);
    const isOfSet = last?.revision === set.revision && last.set === set.id;
    if (cacheSeconds === 0 || !isOfSet || last.minute !== minuteOf(now())) return undefined;
    return (await renderer.isUnchanged(last.reads)) ? { ...last, source: "unchanged" } : undefined;
  }

  /** Shares one rendering between concurrent requests, and caches the document. */
  function renderOnce(live: Live, request: DocumentRequest, address: string): Promise<StoredDocument> {
    const key = keyOf(live.set, address);
    const running = renderings.get(key);
    if (running) return running;
    const started = unchanged(live, address)
      .then((same) => same ?? render(live, request))
      .then((document) => caches.add(document, key, address))
      .finally(() => renderings.delete(key));
    renderings.set(key, started);
    return started;
  }

  async function get(live: Live, request: DocumentRequest): Promise<ServedDocument> {
    const { set } = live;
    const { origin, overrides } = request;
    caches.follow();
    const variant = formatOverrides(overrides);
    const canonical = await canonicalUrl(live, withOverrides(set.browser, overrides), variant, request.url);
    const url = canonical ?? withoutTracking(request.url);
    // Cache keys include the overrides, so an overridden visitor never receives a shared document.
    const address = `${set.track} ${variant} ${origin}${url}`;
    const cached = caches.fresh(keyOf(set, address));
    if (cached?.complete) return { ...cached, source: "cached" };
    const started = cached ? asCached(cached) : renderOnce(live, { ...request, url }, address);
    // Server code that did not give the canonical URL in time is not waited for again.
    const document = await within(canonical === undefined ? 0 : budgetMs, started);
    if (document?.complete) return document;
    const instead = caches.lastGood(address);
    return instead ? { ...instead, source: "last-good" } : started;
  }

  return {
    /** Rejects when the API or the rendering fails and there is no last good document. */
    get: (live: Live, request: DocumentRequest): Promise<ServedDocument> =>
      live.renderer.during(() => get(live, request)),
  };
}

export type Documents = ReturnType<typeof createDocuments>;

const asCached = async (document: StoredDocument): Promise<StoredDocument> => ({ ...document, source: "cached" });

/** The number of a revision alone may come again with other releases, in a store that was restored. */
const keyOf = ({ id, revision }: ReleaseSet, address: string): string => `${id} ${revision} ${address}`;

const minuteOf = (time: Date): number => Math.floor(time.getTime() / 60_000);
