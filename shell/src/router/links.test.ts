import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import { toTarget } from "./history.ts";
import { createLinkWatch, followLinks, mayPrefetch, watchLinks } from "./links.ts";
import type { LoadedPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";
import { createPrefetch } from "./prefetch.ts";

let seen: (card: Element) => void;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class {
    cards = new Set<Element>();
    constructor(observe: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      seen = (target) => this.cards.has(target) && observe([{ isIntersecting: true, target }]);
    }
    observe = (card: Element) => this.cards.add(card);
    unobserve = (card: Element) => this.cards.delete(card);
    disconnect = () => this.cards.clear();
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

describe("mayPrefetch", () => {
  it.each([
    [undefined, true],
    [{ effectiveType: "4g" }, true],
    [{ effectiveType: "3g" }, true],
    [{ effectiveType: "2g" }, false],
    [{ effectiveType: "slow-2g" }, false],
    [{ effectiveType: "4g", saveData: true }, false],
  ])("of %j is %s", (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });
});

describe("watchLinks", () => {
  const card = (href: string) => `<article><a href="${href}">Đầm</a></article>`;
  const lastCard = () => document.querySelector("main article:last-child") as Element;

  it("observes cards that stay in view, each once, and those added later", async () => {
    document.body.innerHTML = `<main>${card("/product/a")}</main>`;
    const prefetched: string[] = [];
    const watchPage = watchLinks(window, ({ pathname }) => prefetched.push(pathname));
    watchPage();
    seen(lastCard());
    jest.advanceTimersByTime(299);
    expect(prefetched).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(prefetched).toEqual(["/product/a"]);

    document.querySelector("main")?.insertAdjacentHTML("beforeend", card("/product/b"));
    // The mutation observer reports in a microtask.
    await Promise.resolve();
    for (const one of document.querySelectorAll("article")) seen(one);
    jest.advanceTimersByTime(300);
    expect(prefetched).toEqual(["/product/a", "/product/b"]);
  });
});

describe("a link that is pointed at", () => {
  const composition = {
    shell: { parts: {} },
    remotes: ["mf-catalog", "mf-account"].map((name) => ({
      name,
      entry: `/r/${name}/remoteEntry.js`,
      integrity: "sha384-a",
      parts: { "page-page": { scripts: [`/r/${name}/page.js`], styles: [], platform: [] } },
    })),
  } as unknown as LiveComposition;

  it("has the data of its page loaded when the server renders it, and only the code when a browser does", async () => {
    const loaded: string[] = [];
    const prepared: string[] = [];
    const { pointedAt } = createLinkWatch({
      window,
      composition,
      find: (pathname, search) => ({
        remote: pathname === "/dam" ? "mf-catalog" : "mf-account",
        page: "page",
        pattern: pathname,
        rendering: pathname === "/dam" ? "server" : "client",
        login: false,
        props: { params: {}, pathname, search },
      }),
      prefetch: createPrefetch(async (match: PageMatch) => {
        loaded.push(match.props.pathname);
        return { match, head: { title: "" }, status: 200 } as LoadedPage;
      }, Date.now),
      prepare: ({ match }) => prepared.push(match.props.pathname),
    });
    pointedAt({ pathname: "/dam", search: "", hash: "" });
    pointedAt({ pathname: "/account/favorites", search: "?page=1", hash: "" });
    await jest.advanceTimersByTimeAsync(0);
    expect(loaded).toEqual(["/dam"]);
    expect(prepared).toEqual(["/dam"]);
    const hints = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")];
    expect(hints.map((link) => link.getAttribute("href"))).toEqual([
      "/r/mf-account/remoteEntry.js",
      "/r/mf-account/page.js",
    ]);
  });
});

describe("followLinks", () => {
  it("prefetches the link that comes under the pointer in a task after the event, if it is still there", () => {
    document.body.innerHTML = '<a href="/dam">Đầm</a><a href="/vay">Váy</a>';
    const prefetched: string[] = [];
    followLinks({ window, go: () => undefined, prefetch: ({ pathname }) => prefetched.push(pathname) });
    const links = document.querySelectorAll("a");
    for (const link of links) link.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(prefetched).toEqual([]);
    links[1]?.remove();
    jest.advanceTimersByTime(0);
    expect(prefetched).toEqual(["/dam"]);
  });
});

describe("toTarget", () => {
  it.each([
    ["/dam?page=2#a", { pathname: "/dam", search: "?page=2", hash: "#a" }],
    ["https://shop.example/home", { pathname: "/home", search: "", hash: "" }],
    ["https://other.example/home", null],
    ["/media/100x100/a.svg", null],
    ["/v2/user/consumer/login/google", null],
  ])("reads %s", (href, expected) => {
    expect(toTarget(href, "https://shop.example/dam")).toEqual(expected);
  });
});
