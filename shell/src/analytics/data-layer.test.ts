import { createDataLayer, type DataLayerEntry } from "./data-layer.ts";

const composition = {
  revision: 7,
  shell: { version: "1.4.0", parts: {} },
  remotes: [{ name: "mf-catalog", version: "2.1.0" }],
} as unknown as Parameters<typeof createDataLayer>[0]["composition"];

const setUp = () => {
  const shop = {} as Window;
  const layer = createDataLayer({
    window: shop,
    composition,
    now: () => new Date("2026-12-01T03:00:00Z"),
    path: () => "/dam",
  });
  return { shop, layer };
};
const stamp = { at: "2026-12-01T03:00:00.000Z", page_path: "/dam", composition_revision: 7 };

describe("createDataLayer", () => {
  it("stamps each entry with path, revision, and its emitter in its version", () => {
    const { shop, layer } = setUp();
    layer.push("mf-catalog", "search", { search_term: "áo dài" });
    layer.push("shell", "route_change", { page_title: "Đầm" });
    expect(shop.dataLayer).toEqual([
      { event: "search", search_term: "áo dài", ...stamp, remote: "mf-catalog", remote_version: "2.1.0" },
      { event: "route_change", page_title: "Đầm", ...stamp, remote: "shell", remote_version: "1.4.0" },
    ]);
  });

  it("puts goods where tag managers look for them, and clears those of the entry before", () => {
    const { shop, layer } = setUp();
    const items = [{ item_id: "p1", item_name: "Đầm lụa", price: 350000 }];
    layer.push("mf-catalog", "view_item", { currency: "VND", value: 350000, items });
    layer.push("mf-catalog", "view_item_list", { item_list_name: "Đầm", items });
    expect(shop.dataLayer).toMatchObject([
      { ecommerce: null },
      { event: "view_item", ecommerce: { currency: "VND", value: 350000, items } },
      { ecommerce: null },
      { event: "view_item_list", item_list_name: "Đầm", ecommerce: { items } },
    ]);
  });

  it("replays missed entries to late listeners", () => {
    const { layer } = setUp();
    const received: DataLayerEntry[] = [];
    layer.push("shell", "route_change", {});
    layer.listen((entry) => received.push(entry));
    layer.push("shell", "web_vitals", { lcp: 700 });
    expect(received.map(({ event }) => event)).toEqual(["route_change", "web_vitals"]);
  });
});
