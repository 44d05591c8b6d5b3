import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import type { Facet } from "@thuot-tha/shared/contracts/operations/entities";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { eq, sql } from "drizzle-orm";
import { locks } from "../db/locks.ts";
import { products } from "../db/schema/catalogue.ts";
import { runsOnServer } from "../testing/database.ts";
import { useShop } from "../testing/shop.ts";
import { newOrder } from "../testing/steps.ts";
import { countPopularity } from "./queries/product-popularity.ts";
import { noteSoldOut } from "./queries/sold-out.ts";

const shop = useShop();

const list = async (query: OperationInput<typeof listProducts>["query"]) =>
  (await shop.browser().call(listProducts, { query })).body;
const ids = async (query: OperationInput<typeof listProducts>["query"]) =>
  (await list(query)).items.map(({ id }) => id);
const options = (facets: Facet[], field: string) => {
  const facet = facets.find((one) => one.field === field);
  return facet?.type === "OPTION_LIST" ? facet.options.map(({ value, count }) => [value, count]) : null;
};

describe("listProducts", () => {
  it("lists everything, newest first, as cards", async () => {
    const { items, pagination } = await list({});
    expect(items.map(({ id }) => id)).toEqual(["lotus", "moon", "brocade"]);
    expect(pagination).toEqual({ page: 1, limit: 30, total: 3 });
    expect(items[0]).toEqual({
      id: "lotus",
      link: "dam-lua-sen",
      name: "Đầm lụa Sen",
      brand: "Nhà Sen",
      images: [{ path: "products/dam-lua-sen-1.svg", alt: "Đầm lụa Sen" }],
      types: ["rent", "sale"],
      originalPrice: 2_900_000,
      salePrice: 2_400_000,
      originalRentalPrice: 600_000,
      rentalPrice: 500_000,
      depositPrice: 1_000_000,
      rating: { average: 0, count: 0 },
      isNew: true,
      colors: ["Đỏ mận"],
      sizes: ["S", "M"],
      swatches: [{ name: "Đỏ mận", hex: "#7B2D43" }],
    });
  });

  it("names a product's own member price", async () => {
    const { items } = await list({ type: "rent" });
    expect(items.map(({ id, membershipRentalPrice }) => [id, membershipRentalPrice])).toEqual([
      ["lotus", undefined],
      ["moon", 250_000],
    ]);
  });

  it("accepts fifty choices, and refuses more", async () => {
    const choices = (many: number) => Array.from({ length: many }, (_, index) => `key-${index}:value`);
    expect((await list({ attr: choices(50), cat: choices(50) })).items).toEqual([]);
    const { status, error } = await shop
      .browser()
      .call(listProducts, { query: { attr: choices(51), cat: choices(51) } });
    expect([status, error.fields]).toEqual([400, { attr: "Chọn nhiều nhất 50 mục.", cat: "Chọn nhiều nhất 50 mục." }]);
  });

  it("pages", async () => {
    const { items, pagination } = await list({ "pagination.page": 2, "pagination.limit": 2 });
    expect(items.map(({ id }) => id)).toEqual(["brocade"]);
    expect(pagination).toEqual({ page: 2, limit: 2, total: 3 });
    expect((await list({ "pagination.page": 9 })).items).toEqual([]);
  });

  it("sorts", async () => {
    expect(await ids({ sort: "top_seller" })).toEqual(["moon", "lotus", "brocade"]);
    expect(await ids({ sort: "price_asc" })).toEqual(["moon", "lotus", "brocade"]);
    expect(await ids({ sort: "price_desc" })).toEqual(["brocade", "lotus", "moon"]);
    expect(await ids({ sort: "price_asc", type: "sale" })).toEqual(["brocade", "lotus"]);
  });

  it("filters by category, attribute, type, collection and price", async () => {
    expect(await ids({ cat: "dam" })).toEqual(["lotus", "moon"]);
    expect(await ids({ attr: "color:do-man" })).toEqual(["lotus"]);
    expect(await ids({ attr: ["color:do-man", "color:den"] })).toEqual(["lotus", "moon"]);
    expect(await ids({ attr: "color:do-man,material:nhung" })).toEqual([]);
    expect(await ids({ type: "sale" })).toEqual(["lotus", "brocade"]);
    expect(await ids({ collection: "trending_sale" })).toEqual(["brocade"]);
    expect(await ids({ reduced: "true" })).toEqual(["lotus", "brocade"]);
    expect(await ids({ "sale-prices": "1200000-2000000" })).toEqual(["brocade"]);
    expect(await ids({ "sale-prices": "1300000-" })).toEqual(["lotus"]);
    expect(await ids({ "rental-prices": "-450000" })).toEqual(["moon"]);
    expect(await ids({ "rental-prices": "450000-500000" })).toEqual(["lotus"]);
  });

  it("lists reduced products of every collection in the clearance", async () => {
    const { db } = shop.context;
    const price = (salePrice: number) => db.update(products).set({ salePrice }).where(eq(products.id, "brocade"));
    const [before] = await db.select().from(products).where(eq(products.id, "brocade"));
    await price(before!.originalPrice);
    expect(await ids({ reduced: "true" })).toEqual(["lotus"]);
    expect(await ids({ collection: "trending_sale" })).toEqual([]);
    expect(await ids({ type: "sale" })).toEqual(["lotus", "brocade"]);
    await price(before!.salePrice);
    expect(await ids({ collection: "trending_sale" })).toEqual(["brocade"]);
  });

  it("widens within a group of categories and narrows across groups", async () => {
    expect(await ids({ cat: ["dam", "ao-dai"] })).toEqual(["lotus", "moon", "brocade"]);
    expect(await ids({ cat: ["dam", "tet"] })).toEqual(["lotus"]);
    expect(await ids({ cat: "unknown" })).toEqual([]);
  });

  it.each([
    "dam da hoi",
    "ĐẦM DẠ HỘI",
    "  đầm   dạ hội ",
    "nguyet",
    "lam kieu nhung",
    "“nguyệt”…",
    "nguyệt 🌙",
    "ｎｇｕｙｅｔ",
  ])("finds %p", async (q) => {
    expect(await ids({ q })).toEqual(["moon"]);
  });

  it("tolerates a typo, and finds nothing without a similar word", async () => {
    expect((await ids({ q: "dam da hoii nguyt" }))[0]).toBe("moon");
    // Short words with a letter swapped, wrong, missing and added.
    for (const q of ["dam lau", "dam lia", "dam snn", "damm lua"]) expect((await ids({ q }))[0]).toBe("lotus");
    expect(await ids({ q: "xe máy điện" })).toEqual([]);
    expect(await ids({ q: "100%_" })).toEqual([]);
  });

  it("puts the best match first", async () => {
    expect((await ids({ q: "dam" })).slice(0, 2)).toEqual(["moon", "lotus"]);
    expect((await ids({ q: "sen" }))[0]).toBe("lotus");
  });

  it("lists products free on the wear dates in the chosen size", async () => {
    const wear = { "date-from": "2027-01-10", "date-to": "2027-01-11" };
    expect(await ids(wear)).toEqual(["lotus", "moon"]);
    await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-01-09", dateTo: "2027-01-09" });
    expect(await ids({ ...wear, attr: "size:s" })).toEqual([]);
    expect(await ids({ ...wear, attr: ["size:s", "size:m"] })).toEqual(["lotus"]);
    expect(await ids({ "date-from": "2027-01-14", "date-to": "2027-01-14", attr: "size:s" })).toEqual(["lotus"]);
    expect(await ids({ "date-from": "2026-11-01", "date-to": "2026-11-02" })).toEqual([]);
  });

  it("requires both ends of the wear, in order", async () => {
    const fieldsOf = async (query: object) =>
      (await shop.browser().call(listProducts, { query: query as never })).error.fields;
    expect(await fieldsOf({ "date-from": "2027-01-10" })).toEqual({
      "date-to": "Hãy chọn cả ngày bắt đầu và ngày kết thúc.",
    });
    expect(await fieldsOf({ "date-from": "2027-01-10", "date-to": "2027-01-09" })).toEqual({
      "date-to": "Ngày kết thúc phải từ ngày bắt đầu trở đi.",
    });
  });
});

describe("countPopularity", () => {
  it("sorts best sellers by recent bookings and sales, without cancelled ones", async () => {
    const { db } = shop.context;
    const dates = { dateFrom: "2027-05-10", dateTo: "2027-05-10" };
    const { browser, order } = await newOrder(shop, { variantId: "lotus-m", quantities: 3, ...dates });
    await newOrder(shop, { variantId: "moon-free", quantities: 2, ...dates });
    await newOrder(shop, { variantId: "brocade-free" });
    const dayBefore = new Date("2026-11-30T03:00:00Z");
    await countPopularity(db, dayBefore);
    expect(await ids({ sort: "top_seller" })).toEqual(["lotus", "moon", "brocade"]);
    await browser.call(cancelOrder, { params: { orderId: order.id } });
    await countPopularity(db, dayBefore);
    expect((await ids({ sort: "top_seller" }))[0]).toBe("moon");
    await countPopularity(db, new Date("2026-12-01T03:00:00Z"));
    expect(await ids({ sort: "top_seller" })).toEqual(["lotus", "moon", "brocade"]);
  });
});

// The embedded database runs one transaction after the other.
(runsOnServer ? it.each : it.skip.each)([
  ["countPopularity", locks.popularity, countPopularity],
  ["noteSoldOut", locks.soldOut, noteSoldOut],
])("%s leaves the work to a process that is doing it", async (_, lock, work) => {
  const { db } = shop.context;
  await db.transaction(async (other) => {
    await other.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
    await expect(work(db, new Date("2026-11-30T03:00:00Z"))).resolves.toBeUndefined();
  });
});

(runsOnServer ? it : it.skip)("countPopularity waits for no product that an import is writing", async () => {
  const { db } = shop.context;
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT id FROM products FOR UPDATE`);
    await countPopularity(db, new Date("2026-11-30T03:00:00Z"));
  });
});

describe("the facets of a list", () => {
  it("count the products of each option, ignoring the choice in their own dimension", async () => {
    const { facets } = await list({ attr: "color:do-man" });
    expect(options(facets, "color")).toEqual([
      ["color:den", 1],
      ["color:do-man", 1],
      ["color:vang-kim", 1],
    ]);
    expect(options(facets, "material")).toEqual([["material:lua", 1]]);
    expect(options(facets, "size")).toEqual([
      ["size:s", 1],
      ["size:m", 1],
    ]);
    expect(options(facets, "type")).toEqual([
      ["rent", 1],
      ["sale", 1],
    ]);
  });

  it("offer the families first, then the parts of the chosen one; groups always", async () => {
    const titles = async (cat?: string) =>
      (await list({ cat })).facets.filter(({ kind }) => kind === "cat").map(({ title }) => title);
    expect(await titles()).toEqual(["Danh mục", "Theo dịp"]);
    expect(await titles("dam")).toEqual(["Đầm", "Theo dịp"]);
  });

  it("count, on the wear dates, the products with a free piece of each size and colour", async () => {
    const wear = { "date-from": "2027-02-10", "date-to": "2027-02-11" };
    const counts = async (query: object) => {
      const { facets } = await list({ ...wear, type: "rent", cat: "dam", ...query });
      return [options(facets, "size"), options(facets, "color")];
    };
    const before = await counts({});
    await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-02-09", dateTo: "2027-02-09" });
    expect(before[0]).toContainEqual(["size:s", 1]);
    const [sizes, colors] = await counts({});
    expect(sizes).toEqual(before[0]?.filter(([value]) => value !== "size:s"));
    expect(colors).toEqual(before[1]);
    expect((await counts({ attr: "size:s" }))[1]).toBeNull();
  });

  it("come with the span of the rental prices, ignoring the chosen limits", async () => {
    expect((await list({ "rental-prices": "-450000" })).rentalPrices).toEqual({ min: 350_000, max: 500_000 });
    expect((await list({ cat: "ao-dai" })).rentalPrices).toBeUndefined();
  });

  it("span the sale prices", async () => {
    const facetOf = async (query: object) => (await list(query)).facets.find(({ type }) => type === "PRICE_TYPE_SALE");
    expect(await facetOf({})).toEqual({
      type: "PRICE_TYPE_SALE",
      kind: "prod",
      urlKey: "sale-prices",
      field: "salePrice",
      title: "Giá thanh lý",
      min: 1_200_000,
      max: 2_400_000,
    });
    expect(await facetOf({ cat: "dam-da-hoi" })).toBeUndefined();
  });
});
