import { toTarget } from "./history.ts";
import { mayPrefetch, watchLinks } from "./links.ts";

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

  const card = (href: string) => `<article><a href="${href}">Đầm</a></article>`;
  const lastCard = () => document.querySelector("main article:last-child") as Element;

  it("observes cards that stay in view, each once, and those added later", async () => {
    document.body.innerHTML = `<main>${card("/product/a")}</main>`;
    const prefetched: string[] = [];
    const look = watchLinks(window, ({ pathname }) => prefetched.push(pathname));
    look();
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
