import { ApiError } from "@thuot-tha/shared/http";
import { definePage, defineRemote, type RemoteModule } from "@thuot-tha/shared/platform";
import type { InitialState } from "../router/initial-state.ts";
import type { PageMatch } from "../router/match.ts";
import { signedIn, signedOut } from "../store/session.ts";
import { followSession } from "./follow-session.ts";
import { createPlatform } from "./platform.ts";
import { createRouter } from "./router.ts";
import { createServices } from "./services.ts";

let requests = 0;
let orders = 0;
let loadedOn = "";
let mockAnswer = (): void => undefined;
let mockStored = 0;
const mockRemote: RemoteModule = defineRemote({
  name: "mf-a",
  pages: {
    dam: async () =>
      definePage({ routes: [], rendering: "client", Component: () => <h1>Đầm</h1>, head: () => ({ title: "Đầm" }) }),
    order: async () =>
      definePage({
        routes: [],
        rendering: "client",
        // biome-ignore lint/correctness/useYield: only the number of requests is of interest
        *load(_, { today }) {
          orders += 1;
          loadedOn = today;
        },
        Component: () => null,
        head: () => ({ title: "Đơn TT2612-ABC" }),
      }),
    wallet: async () =>
      definePage({
        routes: [],
        rendering: "client",
        *load() {
          yield new Promise<void>((resolve) => {
            mockAnswer = resolve;
          });
          mockStored += 1;
        },
        Component: () => null,
        head: () => ({ title: "Ví" }),
      }),
    faulty: async () =>
      definePage({
        routes: [],
        rendering: "client",
        // biome-ignore lint/correctness/useYield: it fails at once
        *load() {
          throw new TypeError("undefined has no items");
        },
        Component: () => null,
        head: () => ({ title: "" }),
      }),
    "no-answer": async () =>
      definePage({
        routes: [],
        rendering: "client",
        // biome-ignore lint/correctness/useYield: the request fails
        *load() {
          requests += 1;
          throw new ApiError({ status: 503, code: "X", message: "Không trả lời." });
        },
        Component: () => null,
        head: () => ({ title: "" }),
      }),
  },
});
// Module Federation loads remotes over the network.
jest.mock("../remotes/load.ts", () => ({
  createRemoteLoader: () => ({ load: async () => mockRemote, onLoaded: () => undefined }),
}));

const wallet = { page: "wallet", path: "/account/wallet", rendering: "client", login: true };
const personal = { page: "order", path: "/account/order/:code", rendering: "client", login: true };
const matchOf = (page: string): PageMatch => ({
  ...{ remote: "mf-a", page, pattern: `/${page}`, rendering: "client", login: false },
  props: { params: {}, pathname: `/${page}`, search: "" },
});
const routeOf = (page: string) => ({ page, path: `/${page}`, rendering: "client", login: false });
const initial = {
  composition: {
    revision: 7,
    shell: { version: "1.0.0", parts: {} },
    remotes: [
      {
        ...{ name: "mf-a", version: "2.0.0", slots: [], parts: {}, events: { emits: [], consumes: [] } },
        routes: [routeOf("dam"), routeOf("no-answer"), personal, wallet],
      },
    ],
  },
  settings: { devTools: false },
  state: {},
  today: "2026-12-01",
  match: matchOf("home"),
} as unknown as InitialState;

function setUp() {
  window.fetch = async () => {
    throw new TypeError("there is no network");
  };
  window.scrollTo = () => undefined;
  // jsdom cannot tell which links are in view.
  Object.assign(navigator, { connection: { saveData: true } });
  document.body.innerHTML = '<main id="page"></main>';
  const services = createServices(initial);
  const platform = createPlatform(initial, services);
  return { services, platform, router: createRouter(initial, services, platform) };
}

beforeEach(() => {
  // Each page is its own root, as in the shop, so `act` does not wrap its work.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe("createRouter", () => {
  it("pushes a route change 50 ms after a page has appeared", async () => {
    const { services, router } = setUp();
    const going = router.navigator.go({ pathname: "/dam", search: "", hash: "" }, "push");
    // React renders in tasks of its own, which take no time of this clock.
    while (services.screen.match().page !== "dam") await jest.advanceTimersByTimeAsync(0);
    await going;
    await jest.advanceTimersByTimeAsync(49);
    expect(window.dataLayer).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(window.dataLayer).toMatchObject([
      { event: "route_change", remote: "mf-a", page_path: "/dam", page_title: "Đầm · Thướt Tha", from: "/home" },
    ]);
  });

  it("names a customer's page by its route, because its title may have the code of an order", async () => {
    const { services, platform, router } = setUp();
    const match = platform.pages.find("/account/order/TT2612-ABC", "");
    if (!match) throw new Error("no page has this address");
    const showing = router.show(await platform.pages.load(match), "push");
    while (services.screen.match().page !== "order") await jest.advanceTimersByTimeAsync(0);
    await showing;
    await jest.advanceTimersByTimeAsync(50);
    expect(window.dataLayer?.at(-1)).toMatchObject({
      event: "route_change",
      page_path: "/account/order/:code",
      page_title: "/account/order/:code",
    });
  });

  it("loads a page for the day on which it is opened, in a tab that was opened on another", async () => {
    jest.setSystemTime(new Date("2026-12-13T17:00:00Z"));
    const { platform } = setUp();
    const match = platform.pages.find("/account/order/TT2612-ABC", "");
    if (!match) throw new Error("no page has this address");
    await platform.pages.load(match);
    expect(loadedOn).toBe("2026-12-14");
  });

  it("stores the scroll position when the tab is hidden, because a phone may then discard it", () => {
    window.history.replaceState(null, "", "/dam");
    setUp();
    Object.assign(window, { scrollY: 1200 });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sessionStorage.getItem("scroll:default:/dam")).toBeNull();
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    hidden.mockRestore();
    expect(sessionStorage.getItem("scroll:default:/dam")).toBe("1200");
  });

  it("reports a page whose load throws as a crash of its remote", async () => {
    const sent: unknown[] = [];
    Object.assign(navigator, { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) });
    jest.spyOn(console, "error").mockImplementation();
    const { platform } = setUp();
    const page = await platform.pages.load(matchOf("faulty"));
    expect([page.status, page.head.title]).toEqual([503, "Chưa tải được trang"]);
    expect(sent).toMatchObject([
      { kind: "crash", who: "mf-a", part: "faulty", version: "2.0.0", message: "undefined has no items" },
    ]);
  });

  it("requests data three times more where no answer comes", async () => {
    const { platform } = setUp();
    const page = await platform.pages.load(matchOf("no-answer"));
    expect([requests, page.status, page.head.title]).toEqual([4, 503, "Chưa tải được trang"]);
  });
});

describe("a page for the device's cache", () => {
  it("is stored under its own address when the shopper goes back while it appears", async () => {
    window.history.replaceState(null, "", "/dam?fbclid=x");
    const { services, platform } = setUp();
    Object.assign(navigator, { connection: { saveData: false } });
    const visited: string[][] = [];
    services.worker.visited = (href, address) => void visited.push([href, address]);
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const router = createRouter(initial, services, platform);
    const page = await platform.pages.load({ ...matchOf("dam"), rendering: "server" });
    const showing = router.show(page);
    window.history.replaceState(null, "", "/vay");
    while (visited.length === 0) await jest.advanceTimersByTimeAsync(0);
    await showing;
    expect(visited).toEqual([["/dam", "/dam?fbclid=x"]]);
  });
});

describe("followSession", () => {
  const signIn = (id: string) =>
    signedIn({
      user: { id, email: `${id}@example.com`, phone: "0901234567", fullName: "Mai", avatar: null },
      customer: { id: `c-${id}`, membership: null },
    });

  it("loads a page for customers again for another customer, and no page again for the same one", async () => {
    const { services, platform, router } = setUp();
    followSession(services, platform, router);
    services.store.dispatch(signIn("u1"));
    void router.navigator.go({ pathname: "/account/order/TT2612-ABC", search: "", hash: "" }, "push");
    while (services.screen.match().page !== "order") await jest.advanceTimersByTimeAsync(0);
    const before = orders;
    services.store.dispatch(signIn("u1"));
    await jest.advanceTimersByTimeAsync(0);
    expect(orders).toBe(before);
    services.store.dispatch(signIn("u2"));
    await jest.advanceTimersByTimeAsync(0);
    expect(orders).toBe(before + 1);
    expect(services.screen.match().page).toBe("order");
  });

  it.each(["signs out", "goes elsewhere"])("stores no answer for a customer who %s before it comes", async (does) => {
    const { services, platform, router } = setUp();
    followSession(services, platform, router);
    services.store.dispatch(signIn("u1"));
    mockStored = 0;
    void router.navigator.go({ pathname: "/account/wallet", search: "", hash: "" }, "push");
    await jest.advanceTimersByTimeAsync(0);
    if (does === "signs out") services.store.dispatch(signedOut());
    else void router.navigator.go({ pathname: "/dam", search: "", hash: "" }, "push");
    mockAnswer();
    await jest.advanceTimersByTimeAsync(0);
    expect(mockStored).toBe(0);
  });
});
