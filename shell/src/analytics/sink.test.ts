import { collectEvents } from "@thuot-tha/shared/contracts/operations/analytics/collect-events";
import { createDataLayer } from "./data-layer.ts";
import { sendToShop } from "./sink.ts";

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

function setUp(path = "/dam") {
  const beacons: { url: string; body: Promise<string> }[] = [];
  const posted: string[] = [];
  const page = { visibilityState: "visible", hide: (): void => undefined, takesBeacons: true };
  const shop = {
    sessionStorage,
    navigator: {
      sendBeacon: (url: string, body: Blob) => {
        if (page.takesBeacons) beacons.push({ url, body: textOf(body) });
        return page.takesBeacons;
      },
    },
    fetch: async (url: string, { method }: RequestInit) => posted.push(`${method} ${url}`),
    document: {
      get visibilityState() {
        return page.visibilityState;
      },
      addEventListener: (_: string, listener: () => void) => {
        page.hide = () => {
          page.visibilityState = "hidden";
          listener();
        };
      },
    },
  } as unknown as Window;
  const layer = createDataLayer({
    window: shop,
    composition: { revision: 7, shell: { version: "1.4.0", parts: {} }, remotes: [] },
    now: () => new Date("2026-12-01T03:00:00Z"),
    path: () => path,
  });
  sendToShop(layer, shop);
  return { layer, beacons, posted, page };
}

/** jsdom's blobs have no `text()`. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

describe("sendToShop", () => {
  it("cuts paths and texts to the length that the API takes, because it refuses the whole batch otherwise", async () => {
    const { layer, beacons } = setUp(`/${"a".repeat(600)}`);
    layer.push("shell", "route_change", { page_title: `${"b".repeat(499)}👗` });
    jest.advanceTimersByTime(3000);
    const sent = JSON.parse(await beacons[0]!.body);
    expect(collectEvents.body.safeParse(sent).success).toBe(true);
    expect(JSON.stringify(sent)).not.toMatch(/\\ud83d/);
    const { events } = sent;
    expect([events[0].path.length, events[0].params.page_title.length]).toEqual([500, 499]);
  });

  it("sends entries together after 3 s, as the API takes them", async () => {
    const { layer, beacons } = setUp();
    const items = [{ item_id: "p1", item_name: "Đầm lụa", price: 350000, more: { not: "plain" } }];
    layer.push("shell", "route_change", { page_title: "Đầm" });
    layer.push("shell", "view_item", { currency: "VND", value: 350000, items });
    jest.advanceTimersByTime(2999);
    expect(beacons).toEqual([]);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    expect(beacons.map(({ url }) => url)).toEqual(["/v2/analytics/events"]);
    const stamp = { at: "2026-12-01T03:00:00.000Z", path: "/dam", revision: 7, remote: "shell", version: "1.4.0" };
    expect(JSON.parse((await beacons[0]?.body) ?? "")).toEqual({
      visit: expect.stringMatching(/^[\w-]{8,64}$/),
      events: [
        { name: "route_change", params: { page_title: "Đầm" }, items: [], ...stamp },
        {
          name: "view_item",
          params: { currency: "VND", value: 350000 },
          items: [{ item_id: "p1", item_name: "Đầm lụa", price: 350000 }],
          ...stamp,
        },
      ],
    });
  });

  it("posts what is too much for a beacon", () => {
    const { layer, posted, page } = setUp();
    page.takesBeacons = false;
    layer.push("shell", "route_change", { page_title: "Đầm" });
    jest.advanceTimersByTime(3000);
    expect(posted).toEqual(["POST /v2/analytics/events"]);
  });

  it("sends what waits when the tab is left, fifty at a time", () => {
    const { layer, beacons, page } = setUp();
    for (let one = 0; one < 60; one++) layer.push("shell", "route_change", { page_title: `Trang ${one}` });
    page.hide();
    expect(beacons).toHaveLength(2);
    jest.advanceTimersByTime(3000);
    expect(beacons).toHaveLength(2);
  });
});
