import { waitFor } from "@testing-library/react";
import { definePage, defineRemote, useHost } from "@thuot-tha/shared/platform";
import { createTestHost } from "@thuot-tha/shared/testing";
import { afterPaint } from "../after-paint.ts";
import { browserRouter } from "./browser-router.ts";
import { createShopHistory, type How } from "./history.ts";
import type { LoadedPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";
import { createOutlet } from "./outlet.ts";
import { createPageShow } from "./page-show.ts";

// Each page is its own root, as in the shop, so `act` does not wrap its work.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const head = () => ({ title: "Đầm" });
const remote = defineRemote({
  name: "mf-a",
  pages: {
    long: async () =>
      definePage({
        routes: [],
        rendering: "server",
        head,
        Component: () => <p>{useHost().eager ? "tất cả" : "phần đầu"}</p>,
      }),
  },
});
const match: PageMatch = {
  remote: "mf-a",
  page: "long",
  pattern: "/:categoryLink",
  rendering: "server",
  login: false,
  props: { params: {}, pathname: "/dam", search: "" },
};

function setUp(address: string, { isLoaded = true } = {}) {
  document.head.innerHTML = "<title></title>";
  document.body.innerHTML = "<main></main>";
  window.history.replaceState(null, "", address);
  const main = document.querySelector("main") as HTMLElement;
  const { host } = createTestHost({ name: "mf-a" });
  const history = createShopHistory(window);
  const outlet = createOutlet(main);
  const pages = createPageShow({
    outlet,
    location: history.browser,
    isLoaded: () => isLoaded,
    hostOf: () => ({ ...host, router: browserRouter(history, () => true) }),
    onError: (_match, error) => {
      throw error;
    },
    onShown: () => undefined,
  });
  return { main, outlet, pages, history };
}

const loaded = async (pathname = "/dam"): Promise<LoadedPage> => ({
  match: { ...match, props: { ...match.props, pathname } },
  part: await remote.page("long"),
  head: { title: pathname },
  status: 200,
});

/** The text of a page opened in this way at this address. */
async function shownAt(address: string, how: How): Promise<string | null> {
  const { main, pages } = setUp(address);
  await pages.show(await loaded(), how);
  return main.textContent;
}

/** Whether the list is cached when the shopper goes back from a product. */
async function isCached({ isLoaded = true, forget = false } = {}): Promise<boolean> {
  const { pages, history } = setUp("/dam", { isLoaded });
  const [list, product] = [await loaded("/dam"), await loaded("/vay")];
  await pages.show(list, "push");
  pages.leaveFor(product);
  history.commit({ pathname: "/vay", search: "", hash: "" }, "push");
  await pages.show(product, "push");
  await new Promise<void>(afterPaint);
  const arrived = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await arrived;
  if (forget) pages.forget();
  return pages.cachedPageFor(list.match) === list;
}

describe("createPageShow", () => {
  it.each([
    ["/dam", "push", "phần đầu"],
    ["/dam", "replace", "phần đầu"],
    ["/dam", "pop", "tất cả"],
    ["/dam#danh-gia", "push", "tất cả"],
  ] as const)("shows of %s by %s at first: %s", async (address, how, shown) => {
    expect(await shownAt(address, how)).toBe(shown);
  });

  it("has the page that the shopper goes back to, unless its data is gone or the customer has changed", async () => {
    expect(await isCached()).toBe(true);
    expect(await isCached({ isLoaded: false })).toBe(false);
    expect(await isCached({ forget: true })).toBe(false);
  });

  it("shows a page at once that it has rendered before, with its title", async () => {
    const { main, pages } = setUp("/dam");
    await pages.show(await loaded("/dam"), "push");
    const next = await loaded("/vay");
    pages.prepare(next);
    // The mount has been reported, and React has had its turn.
    await new Promise<void>(afterPaint);
    window.history.replaceState(null, "", "/vay");
    const arrive = jest.fn();
    void pages.show(next, "push", arrive);
    expect(arrive).toHaveBeenCalledTimes(1);
    expect(main).toHaveTextContent(/^phần đầu$/);
    expect(main.children).toHaveLength(1);
    expect(document.title).toBe("/vay · Thướt Tha");
  });

  it.each([
    ["push", true],
    ["replace", true],
    ["pop", false],
  ] as const)("fades to a page opened by %s: %s", async (how, fade) => {
    const { outlet, pages } = setUp("/dam");
    const show = jest.spyOn(outlet, "show");
    await pages.show(await loaded(), how);
    expect(show.mock.calls.map(([request]) => request.fade)).toEqual([fade]);
  });

  it("prepares once, and only what the server renders with status 200", async () => {
    const { outlet, pages } = setUp("/dam");
    const prepare = jest.spyOn(outlet, "prepare");
    const page = await loaded("/vay");
    pages.prepare({ ...page, status: 404 });
    pages.prepare({ ...page, match: { ...page.match, rendering: "client" } });
    expect(prepare).not.toHaveBeenCalled();
    pages.prepare(page);
    pages.prepare(page);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it("knows whether a prepared page is rendered, until it is shown", async () => {
    const { pages } = setUp("/dam");
    const next = await loaded("/vay");
    expect(pages.isRendered(next)).toBe(false);
    pages.prepare(next);
    expect(pages.isRendered(next)).toBe(false);
    await waitFor(() => expect(pages.isRendered(next)).toBe(true));
    await pages.show(next, "push");
    expect(pages.isRendered(next)).toBe(false);
  });

  it("unmounts the oldest of more than eight prepared pages, and all when the customer changes", async () => {
    const { outlet, pages } = setUp("/dam");
    const prepare = jest.spyOn(outlet, "prepare");
    for (let number = 1; number <= 9; number++) pages.prepare(await loaded(`/vay-${number}`));
    const elements = prepare.mock.results.map(({ value }) => value.element as HTMLElement);
    const texts = () => elements.map(({ textContent }) => textContent);
    await waitFor(() => expect(texts()).toEqual(["", ...Array(8).fill("phần đầu")]));
    pages.forget();
    await waitFor(() => expect(texts()).toEqual(Array(9).fill("")));
  });
});
