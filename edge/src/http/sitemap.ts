import { linkTo } from "@thuot-tha/shared/contracts";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listSitemap } from "@thuot-tha/shared/contracts/operations/content/list-sitemap";
import type { RemoteManifest } from "@thuot-tha/shared/contracts/remote";
import { categoryRoute, productRoute, searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { aboutUsRoute } from "@thuot-tha/shared/contracts/routes/content";
import { escapeHtml } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { EdgeConfig } from "../config.ts";
import { originOf } from "./origin.ts";
import { busy, notFound, opening } from "./refusal.ts";

type Listed = OperationOutput<typeof listSitemap>;
type Entry = Listed["items"][number];

/** Addresses per file; the protocol allows 50 000, or 50 MB. */
const entriesPerFile = 5000;
/** Timeout of the API in milliseconds. */
const requestTimeoutMs = 10_000;
/** Time for which an answer of the API is used again. */
const cacheTtlMs = 5 * 60_000;
/** Maximum pages of the API in the cache, of about a megabyte each. */
const maxPages = 10;

/** Queries that search engines must not crawl: views of lists. */
const views = ["attr=", "cat=", "sort=", "type=", "date-from=", "sale-prices=", "rental-prices=", "collection=", "to="];

type Routes = RemoteManifest["routes"];

const isOpen = ({ rendering, login }: Routes[number]): boolean => rendering === "server" && !login;

/** Paths of the live pages that everyone sees the same, without those that the API lists. */
const ownPages = (routes: Routes): string[] =>
  routes.filter(isOpen).flatMap(({ path }) => (path.includes(":") || notOwn.includes(path) ? [] : path));

/** A search has a page for each text, and the API lists the other one. */
const notOwn: string[] = [searchRoute.path, aboutUsRoute.path];

/** Paths that search engines must not crawl, those below them included: live pages of one shopper. */
function closedPaths(routes: Routes): string[] {
  const closed = routes.filter((route) => !isOpen(route)).map(({ path }) => path.replace(/\/:.*/, "/"));
  return [...new Set(closed)].filter((path) => !closed.some((other) => path.startsWith(`${other}/`))).sort();
}

/**
 * Serves `robots.txt` and `sitemap.xml` from the live releases' pages and the API's data; the sitemap is an index of
 * several files when one is too small. Requests for one page share an answer of the API.
 */
export function serveSitemap(
  app: FastifyInstance,
  { apiUrl, publicOrigin }: EdgeConfig,
  liveRoutes: () => Routes | undefined,
  now = Date.now,
): void {
  function mustKnowRoutes(): Routes {
    const routes = liveRoutes();
    if (!routes) throw opening();
    return routes;
  }

  const pages = new LRUCache<number, { at: number; listed: Promise<Listed> }>({ max: maxPages });

  async function read(page: number): Promise<Listed> {
    const query = `pagination.page=${page}&pagination.limit=${entriesPerFile}`;
    const answer = await fetch(new URL(`/v2/sitemap?${query}`, apiUrl), {
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
    return answer.json() as Promise<Listed>;
  }

  function list(page: number): Promise<Listed> {
    const known = pages.get(page);
    if (known && Math.abs(now() - known.at) < cacheTtlMs) return known.listed;
    const listed = read(page);
    pages.set(page, { at: now(), listed });
    listed.catch(() => {
      if (pages.peek(page)?.listed === listed) pages.delete(page);
    });
    return listed;
  }

  /** The page with that number; null when there is none. The number of pages is that of the first one's answer. */
  async function pageOf(page: number): Promise<(Listed & { files: number }) | null> {
    const files = Math.ceil((await list(1)).pagination.total / entriesPerFile);
    return page === 1 || page <= files ? { ...(await list(page)), files } : null;
  }

  app.get("/robots.txt", async (request, reply) => {
    const lines = [
      "User-agent: *",
      ...[...closedPaths(mustKnowRoutes()), "/v2/"].map((path) => `Disallow: ${path}`),
      ...views.map((key) => `Disallow: /*${key}`),
      `Sitemap: ${originOf(request, publicOrigin)}/sitemap.xml`,
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(`${lines.join("\n")}\n`);
  });

  for (const path of ["/sitemap.xml", "/sitemap-:page(^[1-9]\\d{0,4}$).xml"]) {
    app.get<{ Params: { page?: string } }>(path, async (request, reply) => {
      const { page } = request.params;
      const routes = mustKnowRoutes();
      const origin = originOf(request, publicOrigin);
      const found = await pageOf(Number(page ?? 1)).catch((error: unknown) => {
        request.log.warn({ err: error }, "the sitemap cannot be read");
        throw busy(60);
      });
      if (!found || (page !== undefined && found.items.length === 0)) throw notFound();
      const { items, files } = found;
      const xml =
        page === undefined && files > 1
          ? index(origin, files)
          : addresses(origin, items, Number(page ?? 1) === 1 ? ownPages(routes) : []);
      return reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=3600").send(xml);
    });
  }
}

function pathOf({ type, link, page }: Entry): string {
  if (type === "product") return linkTo(productRoute, { productLink: link });
  if (type === "category") return linkTo(categoryRoute, { categoryLink: link });
  // The only page of its kind has an address without a second segment.
  return `/${page}` === aboutUsRoute.path ? aboutUsRoute.path : `/${page}/${encodeURIComponent(link)}`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function addresses(origin: string, items: readonly Entry[], own: string[]): string {
  const all = [
    ...own.map((path) => ({ path, at: null })),
    ...items.map((entry) => ({ path: pathOf(entry), at: entry.updatedAt })),
  ];
  const lines = all.map(
    ({ path, at }) =>
      `<url><loc>${escapeHtml(origin + path)}</loc>${at ? `<lastmod>${at.slice(0, 10)}</lastmod>` : ""}</url>`,
  );
  return `${head}<urlset ${namespace}>\n${lines.join("\n")}\n</urlset>\n`;
}

function index(origin: string, files: number): string {
  const lines = Array.from(
    { length: files },
    (_, file) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${file + 1}.xml`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${namespace}>\n${lines.join("\n")}\n</sitemapindex>\n`;
}
