import type { Composition, RenderedDocument } from "@thuot-tha/shared/contracts/remote";
import { eventually } from "../testing/running-edge.ts";
import { createDocuments } from "./documents.ts";
import type { LiveRevision } from "./live-sets.ts";
import type { Live } from "./open-set.ts";

const start = new Date("2026-12-01T00:00:00Z");
const request = { origin: "http://shop.example", url: "/home", overrides: [], network: "10.0.0.0" };

/** Documents over bundles that render the name of their set; `lacks` holds the failures of the next rendering. */
function shopWith({ budget = 800, cacheSeconds = 60, now = () => start } = {}) {
  let lacks: RenderedDocument["failures"] = [];
  let status = 200;
  let hangs = false;
  let canonicalHangs = false;
  /** Changes with the answers of the API. */
  let tag = "1";
  const waiting: (() => void)[] = [];
  let revision = 0;
  let live: LiveRevision | null = null;
  let renderings = 0;
  const setOf = (id: string): Live => ({
    set: {
      id,
      revision,
      track: "stable",
      releases: new Map(),
      descriptions: new Map(),
      browser: {} as Live["set"]["browser"],
    },
    renderer: {
      inlineScripts: [`start("${id}")`],
      readsLoadToken: false,
      // This shell reads only `page` from the query string.
      canonicalUrl: async ({ url }) => {
        if (canonicalHangs) await new Promise(() => undefined);
        return url.replace(/\?.*?(page=\d+)?$/, (_, page) => (page ? `?${page}` : ""));
      },
      render: async ({ url }) => {
        renderings++;
        if (hangs) await new Promise<void>((resolve) => waiting.push(resolve));
        if (lacks.length > 0 && status === 500) throw new Error("broken");
        const html = Buffer.from(lacks.length > 0 ? `${id} in part` : id);
        const canonical = !url.includes("?");
        const reads = [{ path: "/v2/x", headers: {}, etag: tag }];
        return { status, html, reads, canonical, failures: lacks, complete: lacks.length === 0 && status !== 503 };
      },
      isUnchanged: async (reads) => {
        if (status === 500) throw new Error("the API is away");
        return reads.every(({ etag }) => etag === tag);
      },
      during: (work) => work(),
      retire: () => undefined,
      close: () => undefined,
    },
  });
  const documents = createDocuments({
    current: () => live,
    budgetMs: budget,
    timeoutMs: 10_000,
    cacheSeconds,
    now,
    settings: { gtmId: null, devTools: false },
    pictures: { cached: async () => null, resized: async () => null },
    onRendered: () => undefined,
  });
  return {
    commit(id: string, action: Composition["action"] = "promote") {
      revision++;
      const stable = setOf(id);
      const composition = { revision, at: start.toISOString(), by: "an", why: "", action, stable: {}, candidates: [] };
      live = { composition, stable, candidates: [] };
      return stable;
    },
    lack: (what: boolean) => {
      lacks = what ? [{ remote: "mf-a", part: "page", error: new Error("slow") }] : [];
    },
    answer: (what: number) => {
      status = what;
    },
    change: () => {
      tag += "1";
    },
    hang: (what: boolean) => {
      hangs = what;
    },
    hangCanonical: () => {
      canonicalHangs = true;
    },
    /** Continues the renderings that wait. */
    goOn: () => {
      for (const one of waiting.splice(0)) one();
    },
    renderings: () => renderings,
    scriptsOf: async (set: Live) => (await documents.get(set, request)).inlineScripts,
    bodyOf: async (set: Live, url = "/home") => (await documents.get(set, { ...request, url })).body,
    async get(set: Live, url = "/home") {
      const { body, source } = await documents.get(set, { ...request, url });
      return `${await body({ encoding: undefined, avif: false })}, ${source}`;
    },
  };
}

describe("documents", () => {
  it("keeps the forms of a document that is rendered again with the same text", async () => {
    const shop = shopWith();
    const first = await shop.bodyOf(shop.commit("a"));
    expect(await shop.bodyOf(shop.commit("a"))).toBe(first);
    expect(await shop.bodyOf(shop.commit("b"))).not.toBe(first);
    expect(shop.renderings()).toBe(3);
  });

  it("are rendered once for concurrent requests, and cached", async () => {
    const shop = shopWith();
    const one = shop.commit("one");
    await Promise.all(Array.from({ length: 20 }, () => shop.get(one)));
    expect(await shop.get(one)).toBe("one, cached");
    expect(shop.renderings()).toBe(1);
  });

  it("are compressed less while many are rendered", async () => {
    const shop = shopWith();
    const set = shop.commit(Array.from({ length: 500 }, (_, index) => `<li>${(index * 7919) % 10_007}</li>`).join(""));
    const bytesOf = async (url: string) =>
      (await (await shop.bodyOf(set, url))({ encoding: "br", avif: false })).length;
    const alone = await bytesOf("/home");
    shop.hang(true);
    const [first, ...others] = Array.from({ length: 9 }, (_, index) => bytesOf(`/product/${index}`));
    await eventually(async () => shop.renderings(), 10);
    shop.goOn();
    expect(await first).toBeGreaterThan(alone);
    await Promise.all(others);
  });

  describe("that have left the cache", () => {
    const cacheSeconds = 0.001;

    it("are kept while the API gives the same answers, within the minute", async () => {
      let time = start;
      const shop = shopWith({ cacheSeconds, now: () => time });
      const one = shop.commit("one");
      const body = await shop.bodyOf(one);
      await eventually(() => shop.get(one), "one, unchanged");
      expect(await shop.bodyOf(one)).toBe(body);
      expect(shop.renderings()).toBe(1);
      shop.change();
      await eventually(() => shop.get(one), "one, rendered");
      await eventually(() => shop.get(one), "one, unchanged");
      time = new Date(start.getTime() + 60_000);
      await eventually(() => shop.get(one), "one, rendered");
      expect(shop.renderings()).toBe(3);
    });

    it("are rendered again for another revision", async () => {
      const shop = shopWith({ cacheSeconds });
      await shop.get(shop.commit("one"));
      expect(await shop.get(shop.commit("two"))).toBe("two, rendered");
    });

    it("are last good while the API fails, and are not rendered from it before the next minute", async () => {
      let time = start;
      const shop = shopWith({ cacheSeconds, now: () => time });
      const one = shop.commit("one");
      await shop.get(one);
      shop.answer(500);
      await eventually(() => shop.get(one), "one, last-good");
      expect(shop.renderings()).toBe(1);
      time = new Date(start.getTime() + 60_000);
      await shop.get(one);
      expect(shop.renderings()).toBe(2);
    });

    it("are always rendered again where none are cached", async () => {
      const shop = shopWith({ cacheSeconds: 0 });
      const one = shop.commit("one");
      await shop.get(one);
      expect(await shop.get(one)).toBe("one, rendered");
    });
  });

  describe("that lack a page or slot", () => {
    it("are cached for one second", async () => {
      // The cache reads this clock, which stands still however long the requests take.
      let clock = 5000;
      const time = jest.spyOn(performance, "now").mockImplementation(() => clock);
      const shop = shopWith();
      const one = shop.commit("one");
      shop.lack(true);
      expect(await shop.get(one)).toBe("one in part, rendered");
      expect(await shop.get(one)).toBe("one in part, cached");
      expect(shop.renderings()).toBe(1);
      shop.lack(false);
      clock += 1001;
      await eventually(() => shop.get(one), "one, rendered");
      time.mockRestore();
    });

    it("are never last good, and are replaced by those that are", async () => {
      const shop = shopWith();
      await shop.get(shop.commit("one"));
      shop.lack(true);
      const two = shop.commit("two");
      expect(await shop.get(two)).toBe("one, last-good");
      expect(await shop.get(two)).toBe("one, last-good");
      expect(shop.renderings()).toBe(2);
    });
  });

  it("of an earlier set replace a failed rendering, unless that set was rolled back", async () => {
    const shop = shopWith();
    await shop.get(shop.commit("one"));
    shop.lack(true);
    const two = shop.commit("two");
    expect(await shop.get(two)).toBe("one, last-good");
    shop.lack(false);
    await eventually(() => shop.get(two), "two, rendered");
    const back = shop.commit("one", "rollback");
    shop.lack(true);
    expect(await shop.get(back)).toBe("one in part, rendered");
  });

  it("of an earlier set that was rolled back between two polls do not replace a failed rendering", async () => {
    const shop = shopWith();
    await shop.get(shop.commit("one"));
    await shop.get(shop.commit("bad"));
    shop.commit("one", "rollback");
    const three = shop.commit("three");
    shop.lack(true);
    expect(await shop.get(three)).toBe("three in part, rendered");
  });

  it("of an earlier set name their own inline scripts", async () => {
    const shop = shopWith();
    await shop.get(shop.commit("one"));
    shop.lack(true);
    expect(await shop.scriptsOf(shop.commit("two"))).toEqual(['start("one")']);
  });

  it("still rendering when their set is rolled back are not cached as last good", async () => {
    const shop = shopWith();
    const bad = shop.commit("bad");
    const rendering = shop.get(bad);
    const back = shop.commit("good", "rollback");
    await shop.get(back, "/elsewhere");
    expect(await rendering).toBe("bad, rendered");
    shop.lack(true);
    expect(await shop.get(back)).toBe("good in part, rendered");
  });

  it("are rendered once for all query strings with the same canonical URL", async () => {
    const shop = shopWith();
    const one = shop.commit("one");
    for (let index = 0; index < 150; index++) await shop.get(one, `/home?x${index}=${index}`);
    await Promise.all(Array.from({ length: 150 }, (_, index) => shop.get(one, `/home?utm_source=${index}&page=2`)));
    expect(shop.renderings()).toBe(2);
  });

  describe("while the server code does not answer with a canonical URL", () => {
    it("are those of the address without the parameters of advertisers", async () => {
      const shop = shopWith({ budget: 0 });
      const one = shop.commit("one");
      await shop.get(one, "/dam?page=2");
      shop.hangCanonical();
      expect(await shop.get(one, "/dam?page=2&fbclid=x")).toBe("one, cached");
      shop.hang(true);
      expect(await shop.get(shop.commit("two"), "/dam?utm_source=a&page=2")).toBe("one, last-good");
    });

    it("are rendered where none is stored", async () => {
      const shop = shopWith({ budget: 0 });
      const one = shop.commit("one");
      shop.hangCanonical();
      expect(await shop.get(one, "/dam?fbclid=x")).toBe("one, rendered");
    });
  });

  it("of canonical addresses stay cached, however many other addresses are requested", async () => {
    const shop = shopWith();
    const one = shop.commit("one");
    await shop.get(one, "/home");
    for (let index = 0; index < 1000; index++) await shop.get(one, `/dam?page=${index}`);
    expect(await shop.get(one, "/home")).toBe("one, cached");
    shop.lack(true);
    const two = shop.commit("two");
    expect(await shop.get(two, "/home")).toBe("one, last-good");
    expect(await shop.get(two, "/dam?page=0")).toBe("two in part, rendered");
  });

  it("that are last good replace a slow rendering until it is done", async () => {
    const shop = shopWith({ budget: 0 });
    await shop.get(shop.commit("one"));
    shop.hang(true);
    const two = shop.commit("two");
    expect(await shop.get(two)).toBe("one, last-good");
    expect(await shop.get(two)).toBe("one, last-good");
    expect(shop.renderings()).toBe(2);
    shop.goOn();
    await eventually(() => shop.get(two), "two, cached");
    expect(shop.renderings()).toBe(2);
  });

  it("are waited for when there is no last good document", async () => {
    const shop = shopWith({ budget: 0 });
    shop.hang(true);
    const first = shop.get(shop.commit("one"));
    await new Promise((resolve) => setImmediate(resolve));
    shop.goOn();
    expect(await first).toBe("one, rendered");
  });

  it.each([500, 503])("that are last good replace one that fails with %s", async (status) => {
    const shop = shopWith();
    await shop.get(shop.commit("one"));
    const two = shop.commit("two");
    shop.lack(true);
    shop.answer(status);
    expect(await shop.get(two)).toBe("one, last-good");
  });

  it.each([404, 410])("that were good do not come back after the page answered %s", async (status) => {
    const shop = shopWith();
    await shop.get(shop.commit("one"));
    shop.answer(status);
    expect(await shop.get(shop.commit("two"))).toBe("two, rendered");
    shop.lack(true);
    expect(await shop.get(shop.commit("three"))).toBe("three in part, rendered");
  });

  it("that fail with 503 are not cached, and a rendering that throws is an error", async () => {
    const shop = shopWith();
    const one = shop.commit("one");
    shop.answer(503);
    expect(await shop.get(one)).toBe("one, rendered");
    expect(await shop.get(one)).toBe("one, rendered");
    shop.lack(true);
    shop.answer(500);
    await expect(shop.get(one)).rejects.toThrow("broken");
  });
});
