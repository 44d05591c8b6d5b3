import { settled } from "@thuot-tha/shared/testing";
import type { LoadedPage } from "./load-page.ts";
import { offlineMatch, type PageMatch } from "./match.ts";
import { createPrefetch } from "./prefetch.ts";

const picture = { href: "/media/1.svg", srcSet: "/media/1.svg 480w", sizes: "100vw" };
const matchOf = (pathname: string): PageMatch => ({
  remote: "mf-catalog",
  page: "product",
  pattern: "/product/:productLink",
  rendering: "server",
  login: false,
  props: { params: {}, pathname, search: "" },
});

const ignored = () => undefined;

function setUp(status = 200) {
  let time = 0;
  const requested: string[] = [];
  const finish: (() => void)[] = [];
  const prefetch = createPrefetch(
    (match) => {
      requested.push(match.props.pathname);
      const page = { match, head: { title: "", picture }, status } as LoadedPage;
      return new Promise((resolve) => finish.push(() => resolve(page)));
    },
    () => time,
  );
  return {
    prefetch,
    requested,
    async finishAll() {
      for (const one of finish.splice(0)) one();
      await settled();
    },
    later: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe("createPrefetch", () => {
  it("fetches a page once, however often its link is pointed at", async () => {
    const { prefetch, requested, finishAll } = setUp();
    const pictures: unknown[] = [];
    prefetch.ahead(matchOf("/product/a"), ({ head }) => pictures.push(head.picture));
    prefetch.ahead(matchOf("/product/a"), ignored);
    const page = prefetch.load(matchOf("/product/a"));
    await finishAll();
    expect((await page).match.props.pathname).toBe("/product/a");
    expect(requested).toEqual(["/product/a"]);
    expect(pictures).toEqual([picture]);
  });

  it("keeps a page from its arrival until its link is followed, for a minute at most", async () => {
    const { prefetch, finishAll, later } = setUp();
    const at = () => prefetch.loaded(matchOf("/product/a"))?.match.props.pathname;
    prefetch.ahead(matchOf("/product/a"), ignored);
    expect(at()).toBeUndefined();
    await finishAll();
    expect(at()).toBe("/product/a");
    later(60_000);
    expect(at()).toBeUndefined();
    prefetch.ahead(matchOf("/product/a"), ignored);
    await finishAll();
    prefetch.followed(matchOf("/product/a"));
    expect(at()).toBeUndefined();
  });

  it("keeps a page for no longer when the clock is set back", async () => {
    const { prefetch, finishAll, later } = setUp();
    prefetch.ahead(matchOf("/product/a"), ignored);
    await finishAll();
    later(-3_600_000);
    expect(prefetch.loaded(matchOf("/product/a"))).toBeUndefined();
  });

  it("fetches again what later prefetches have evicted", async () => {
    const { prefetch, requested } = setUp();
    for (const one of ["a", "b", "c", "d", "e", "f", "g", "h", "i"]) {
      prefetch.ahead(matchOf(`/product/${one}`), () => undefined);
    }
    void prefetch.load(matchOf("/product/b"));
    expect(requested).toHaveLength(9);
    void prefetch.load(matchOf("/product/a"));
    expect(requested.at(-1)).toBe("/product/a");
    expect(requested).toHaveLength(10);
  });

  it("fetches again what is older than a minute, was followed, or failed to load", async () => {
    const old = setUp();
    old.prefetch.ahead(matchOf("/a"), () => undefined);
    await old.finishAll();
    old.later(60_000);
    void old.prefetch.load(matchOf("/a"));
    void old.prefetch.load(matchOf("/a"));
    expect(old.requested).toEqual(["/a", "/a", "/a"]);

    const failed = setUp(503);
    failed.prefetch.ahead(matchOf("/a"), () => undefined);
    await failed.finishAll();
    void failed.prefetch.load(matchOf("/a"));
    expect(failed.requested).toEqual(["/a", "/a"]);
  });

  it("loads the shell's own page in place of one at the same address that is being fetched", async () => {
    const { prefetch, finishAll } = setUp();
    prefetch.ahead(matchOf("/product/a"), ignored);
    const page = prefetch.load(offlineMatch("/product/a", ""));
    await finishAll();
    expect((await page).match.page).toBe("offline");
  });

  it("fetches what is in view two at a time, and four for one page on screen", async () => {
    const { prefetch, requested, finishAll } = setUp();
    for (let card = 1; card <= 9; card++) prefetch.inView(matchOf(`/product/${card}`), ignored);
    expect(requested).toHaveLength(2);
    for (let turn = 0; turn < 6; turn++) await finishAll();
    expect(requested).toHaveLength(4);
    prefetch.moved();
    prefetch.inView(matchOf("/product/10"), ignored);
    expect(requested.at(-1)).toBe("/product/10");
  });

  it("leaves alone what is in view once the shopper has chosen, until another page is on screen", () => {
    const { prefetch, requested } = setUp();
    void prefetch.load(matchOf("/product/1"));
    prefetch.inView(matchOf("/product/1"), ignored);
    prefetch.inView(matchOf("/product/2"), ignored);
    expect(requested).toEqual(["/product/1"]);
  });

  it("fetches again what was fetched for another customer", () => {
    const { prefetch, requested } = setUp();
    prefetch.ahead(matchOf("/product/a"), ignored);
    prefetch.forget();
    void prefetch.load(matchOf("/product/a"));
    expect(requested).toEqual(["/product/a", "/product/a"]);
  });
});
