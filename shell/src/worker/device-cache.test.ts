/** @jest-environment node */
import { createDeviceCache } from "./device-cache.ts";

const origin = "https://shop.example";
const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), origin).href;

/** The browser's cache storage, in memory. */
function memoryCaches(isFull: () => boolean): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (request: RequestInfo) => entries.get(urlOf(request))?.clone(),
      put: async (request: RequestInfo, response: Response) => {
        if (isFull() && name !== "started") throw new DOMException("Quota exceeded.", "QuotaExceededError");
        entries.delete(urlOf(request));
        entries.set(urlOf(request), response);
      },
      delete: async (request: RequestInfo) => entries.delete(urlOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  return { open, delete: async (name: string) => all.delete(name) } as unknown as CacheStorage;
}

function setUp() {
  const shop = { revision: 1, status: 200, full: false, cut: false, signInOfNetwork: false, redirects: false };
  const caches = memoryCaches(() => shop.full);
  const requested: string[] = [];
  const cache = createDeviceCache({
    caches,
    fetch: (async (href: string) => {
      requested.push(href);
      if (shop.signInOfNetwork) return new Response("Wi-Fi", { headers: { "content-type": "text/html" } });
      const cut = new ReadableStream({ start: (body) => body.error(new TypeError("network error")) });
      const answer = new Response(shop.cut ? cut : `${href} of ${shop.revision}`, {
        status: shop.status,
        headers: { "x-revision": String(shop.revision) },
      });
      return shop.redirects ? Object.defineProperty(answer, "redirected", { value: true }) : answer;
    }) as typeof fetch,
  });
  const start = (revision: number, version: string) => {
    shop.revision = revision;
    const release = `/r/mf-catalog/${version}/`;
    return cache.started({ type: "started", revision, releases: [release], files: [`${release}home.js`] });
  };
  const paths = async (name: string) =>
    (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  return { caches, cache, start, shop, requested, paths };
}

describe("createDeviceCache", () => {
  it("keeps the releases that run and those before, and lets older ones go once new ones have started", async () => {
    const { cache, start, paths } = setUp();
    await start(1, "1.0.0");
    await cache.visited("/dam");
    await start(2, "2.0.0");
    expect(await paths("releases")).toEqual(["/r/mf-catalog/1.0.0/home.js", "/r/mf-catalog/2.0.0/home.js"]);
    expect(await paths("pages")).toEqual(["/dam", "/offline", "/home"]);
    await start(3, "3.0.0");
    expect(await paths("releases")).toEqual(["/r/mf-catalog/2.0.0/home.js", "/r/mf-catalog/3.0.0/home.js"]);
    expect(await paths("pages")).toEqual(["/offline", "/home"]);
  });

  it("takes the same releases under another revision for the same", async () => {
    const { cache, start, paths } = setUp();
    await start(1, "1.0.0");
    await cache.visited("/dam");
    await start(2, "2.0.0");
    await start(3, "1.0.0");
    expect(await paths("pages")).toContain("/dam");
    expect(await paths("releases")).toHaveLength(2);
  });

  it("fetches no file twice", async () => {
    const { start, requested } = setUp();
    await start(1, "1.0.0");
    await start(1, "1.0.0");
    expect(requested.filter((href) => href.endsWith("home.js"))).toHaveLength(1);
  });

  it("gives a page as it was looked at last, and for others the page that reports there is no network", async () => {
    const { cache, start, shop } = setUp();
    await start(1, "1.0.0");
    await cache.visited("/dam?page=2");
    expect(await (await cache.pageFor(`${origin}/dam?page=2`))?.text()).toBe("/dam?page=2 of 1");
    expect(await (await cache.pageFor(`${origin}/vay`))?.text()).toBe("/offline of 1");
    expect(await (await cache.visitedPage(`${origin}/dam?page=2`))?.text()).toBe("/dam?page=2 of 1");
    expect(await cache.visitedPage(`${origin}/vay`)).toBeUndefined();
    expect((await cache.pageFor(`${origin}/vay`))?.headers.get("server-timing")).toBe("kept");
    shop.status = 503;
    await cache.visited("/vay");
    expect(await (await cache.pageFor(`${origin}/vay`))?.text()).toBe("/offline of 1");
  });

  it("stores no page and no file of a network that asks for a sign-in", async () => {
    const { cache, start, shop, paths } = setUp();
    await start(1, "1.0.0");
    shop.signInOfNetwork = true;
    await cache.visited("/dam");
    await start(2, "2.0.0");
    expect(await paths("pages")).toEqual(["/offline", "/home"]);
    expect(await (await cache.pageFor(`${origin}/home`))?.text()).toBe("/home of 1");
    expect(await paths("releases")).toEqual(["/r/mf-catalog/1.0.0/home.js"]);
  });

  it("gives a page also at the address of the link that led to it", async () => {
    const { cache, start } = setUp();
    await start(1, "1.0.0");
    await cache.visited("/dam", "/dam?fbclid=x");
    for (const address of ["/dam?fbclid=x", "/dam"])
      expect(await (await cache.pageFor(origin + address))?.text()).toBe("/dam of 1");
    expect(await (await cache.pageFor(`${origin}/dam?type=rent`))?.text()).toBe("/offline of 1");
  });

  it("keeps pages of a revision of the same releases that was never started here", async () => {
    const { cache, start, shop, paths } = setUp();
    await start(1, "1.0.0");
    shop.revision = 2;
    await cache.visited("/dam");
    await start(3, "1.0.0");
    expect(await paths("pages")).toContain("/dam");
  });

  it("lets the pages of a withdrawn candidate go with its files, although the stable set is older", async () => {
    const { cache, start, paths } = setUp();
    await start(1, "1.0.0");
    await start(2, "2.0.0-candidate");
    await cache.visited("/dam");
    await start(3, "1.0.0");
    expect(await paths("pages")).toContain("/dam");
    await start(4, "2.0.0");
    expect(await paths("pages")).toEqual(["/offline", "/home"]);
  });

  it("keeps the copy of a page that does not arrive whole, or that a full device does not take", async () => {
    const { cache, start, shop } = setUp();
    await start(1, "1.0.0");
    await cache.visited("/dam");
    shop.revision = 2;
    shop.cut = true;
    await cache.visited("/dam");
    shop.cut = false;
    shop.full = true;
    await cache.visited("/dam");
    expect(await (await cache.pageFor(`${origin}/dam`))?.text()).toBe("/dam of 1");
  });

  it("stores no page that leads to another one", async () => {
    const { cache, start, shop, paths } = setUp();
    await start(1, "1.0.0");
    shop.redirects = true;
    await cache.visited("/dam-cu");
    expect(await paths("pages")).toEqual(["/offline", "/home"]);
  });

  it("keeps the forty pages visited last, besides those for every visit", async () => {
    const { cache, start, paths } = setUp();
    await start(1, "1.0.0");
    for (let page = 1; page <= 42; page += 1) await cache.visited(`/dam/${page}`);
    const visited = (await paths("pages")).slice(2);
    expect(await paths("pages")).toEqual(["/offline", "/home", ...visited]);
    expect([visited.length, visited[0], visited.at(-1)]).toEqual([40, "/dam/3", "/dam/42"]);
  });

  it("forgets the visited pages and their pictures when the customer signs out", async () => {
    const { caches, cache, start, paths } = setUp();
    await start(1, "1.0.0");
    await cache.visited("/product/dam-cuoi");
    await (await caches.open("pictures")).put("/media/dam-cuoi.avif", new Response());
    await cache.forget();
    expect(await paths("pages")).toEqual(["/offline", "/home"]);
    expect(await paths("pictures")).toEqual([]);
  });

  it("stores no page that arrives after the customer has signed out", async () => {
    const { cache, start, paths } = setUp();
    await start(1, "1.0.0");
    const visiting = cache.visited("/product/dam-cuoi");
    await Promise.all([cache.forget(), visiting]);
    expect(await paths("pages")).toEqual(["/offline", "/home"]);
    await cache.visited("/dam");
    expect(await paths("pages")).toContain("/dam");
  });

  it("has the home page from the first start, and fetches it again only for another revision", async () => {
    const { cache, start, requested } = setUp();
    await start(1, "1.0.0");
    expect(await (await cache.pageFor(`${origin}/home`))?.text()).toBe("/home of 1");
    await start(1, "1.0.0");
    expect(requested.filter((href) => href === "/home")).toHaveLength(1);
    await start(2, "2.0.0");
    expect(await (await cache.pageFor(`${origin}/home`))?.text()).toBe("/home of 2");
  });

  it("lets old releases go on a device that is full", async () => {
    const { cache, start, shop, paths } = setUp();
    await start(1, "1.0.0");
    await start(2, "2.0.0");
    shop.full = true;
    await start(3, "3.0.0");
    await cache.visited("/dam");
    expect(await paths("releases")).toEqual(["/r/mf-catalog/2.0.0/home.js"]);
  });
});
