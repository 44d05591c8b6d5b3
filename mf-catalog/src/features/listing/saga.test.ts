import { getCategory } from "@thuot-tha/shared/contracts/operations/catalogue/get-category";
import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { answer, createTestHost, refuse, sampleCard } from "@thuot-tha/shared/testing";
import { loadListing } from "./saga.ts";
import { categoryReset, getListing, listingLeft, listingReducer, listingShown, type ProductList } from "./slice.ts";

const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => sampleCard({ id: `p${from + index}`, link: `mon-${from + index}` }));

/** A shop of 95 pieces: answers any page of any size. */
function shop({ total = 95 } = {}) {
  return createTestHost({
    name: "mf-catalog",
    reducers: { catalogListing: listingReducer },
    answers: [
      answer(listProducts, ({ query }): ProductList => {
        const [page, limit] = [Number(query?.["pagination.page"]), Number(query?.["pagination.limit"])];
        const from = (page - 1) * limit;
        const items = many(from, Math.max(0, Math.min(limit, total - from)));
        return { items, facets: [], pagination: { page, limit, total } };
      }),
      answer(getCategoryMenu, { items: [] }),
    ],
  });
}
const at = (search: string) => ({ params: {}, pathname: "/search", search });
const load = loadListing(() => ({}));
/** Runs two minutes and a second later. */
const later: typeof load = (props, context) => load(props, { ...context, now: () => new Date("2026-12-01T03:02:01Z") });
const pages = (test: ReturnType<typeof shop>) =>
  test.client.inputs(listProducts).map(({ query }) => [query?.["pagination.page"], query?.["pagination.limit"]]);
const listed = (test: ReturnType<typeof shop>, key: string) => getListing(test.host.store.getState(), key);

describe("loadListing", () => {
  it("keeps of each product what its card shows", async () => {
    const test = shop({ total: 1 });
    await test.load(load, at(""));
    const { colors, rating, depositPrice, ...card } = sampleCard({ id: "p0", link: "mon-0" });
    const images = card.images.map(({ path }) => ({ path }));
    expect(listed(test, "/search")?.products).toEqual([{ ...card, images }]);
  });

  it("keeps a category without its facets, which the list has itself", async () => {
    const test = shop();
    test.client.answer(getCategory, { link: "dam", name: "Đầm", facets: [] } as never);
    test.client.answer(listBanners, { banners: [] });
    await test.load(
      loadListing(() => ({ category: "dam" })),
      at(""),
    );
    expect(listed(test, "/search")?.category).toEqual({ link: "dam", name: "Đầm" });
  });

  it("requests what the address names, with what the page adds", async () => {
    const test = shop();
    const props = { ...at("?attr=material%3Alua&sort=price_asc&page=2"), params: { categoryLink: "dam" } };
    test.client.answer(getCategory, { link: "dam", name: "Đầm" } as never);
    test.client.answer(listBanners, { banners: [] });
    await test.load(
      loadListing(({ params }) => ({ category: params.categoryLink, fixed: { type: "sale" } })),
      props,
    );
    expect(test.client.inputs(listProducts)).toEqual([
      {
        query: {
          cat: ["dam"],
          attr: ["material:lua"],
          sort: "price_asc",
          type: "sale",
          "pagination.page": 2,
          "pagination.limit": 30,
        },
      },
    ]);
    expect(test.client.inputs(listBanners)).toEqual([
      { query: { "pagination.page": 1, "pagination.limit": 1000, filter: "RUNNING_BANNER" } },
    ]);
  });

  it("adds only the missing pages when more are requested", async () => {
    const test = shop();
    await test.load(load, at(""));
    await test.load(load, at("?to=2"));
    expect(pages(test)).toEqual([
      [1, 30],
      [2, 30],
    ]);
    expect(listed(test, "/search")?.products.map(({ id }) => id)).toEqual(many(0, 60).map(({ id }) => id));
  });

  it("fetches a list that is opened with several pages in as few answers as there can be", async () => {
    const test = shop();
    await test.load(load, at("?to=4"));
    expect(pages(test)).toEqual([
      [1, 90],
      [2, 90],
    ]);
    expect(listed(test, "/search")?.products).toHaveLength(95);
  });

  it("has no page beyond the end", async () => {
    await expect(shop().load(load, at("?page=5"))).rejects.toMatchObject({ status: 404 });
    const empty = shop({ total: 0 });
    await empty.load(load, at("?page=5"));
    expect(listed(empty, "/search?page=5")?.total).toBe(0);
  });

  it("ends where nothing comes any more, though there was more to come", async () => {
    const test = shop({ total: 61 });
    await test.load(load, at("?to=2"));
    test.client.answer(listProducts, ({ query }) => ({
      items: [],
      facets: [],
      pagination: { page: Number(query?.["pagination.page"]), limit: 30, total: 60 },
    }));
    await test.load(load, at("?to=3"));
    expect(listed(test, "/search")).toMatchObject({ total: 60, products: { length: 60 } });
  });

  it("lists a piece once that a newer one has pushed onto the next page, and counts again", async () => {
    const test = shop();
    await test.load(load, at(""));
    test.client.answer(listProducts, () => ({
      items: many(29, 30),
      facets: [],
      pagination: { page: 2, limit: 30, total: 96 },
    }));
    await test.load(load, at("?to=2"));
    expect(listed(test, "/search")?.products.map(({ id }) => id)).toEqual(many(0, 59).map(({ id }) => id));
    expect(listed(test, "/search")?.total).toBe(96);
  });

  it("shows a list again as it was, and fetches it again when it has grown old", async () => {
    const test = shop();
    await test.load(load, at(""));
    await test.load(load, at(""));
    expect(test.client.inputs(listProducts)).toHaveLength(1);
    await test.load(later, at(""));
    expect(test.client.inputs(listProducts)).toHaveLength(2);
  });

  it("goes on with the list on screen however old it is", async () => {
    const test = shop();
    await test.load(load, at(""));
    test.host.store.dispatch(listingShown("/search"));
    await test.load(later, at("?to=2"));
    expect(pages(test)).toEqual([
      [1, 30],
      [2, 30],
    ]);
  });

  it("keeps the list on screen however many others are fetched ahead", async () => {
    const test = shop();
    await test.load(load, at(""));
    // The previous list stays until the next one has mounted.
    for (const action of [listingShown("/dam"), listingShown("/search"), listingLeft("/dam")])
      test.host.store.dispatch(action);
    for (let index = 0; index < 20; index++) await test.load(load, at(`?attr=color%3A${index}`));
    expect(listed(test, "/search")?.total).toBe(95);
    expect(listed(test, "/search?attr=color%3A0")).toBeUndefined();
    test.host.store.dispatch(categoryReset("/search"));
    expect(listed(test, "/search")).toBeUndefined();
  });

  it("finds what leads on from an empty list: a condition less, other days, what others take", async () => {
    const test = shop();
    test.client.answer(listProducts, ({ query }) => {
      const free = query?.["date-from"] === "2026-12-12" || !query?.["date-from"];
      const total = free && query?.attr?.length !== 1 ? 7 : 0;
      const items = query?.sort === "top_seller" ? [sampleCard({ id: "loved" })] : [];
      return { items, facets: [], pagination: { page: 1, limit: 30, total } };
    });
    await test.load(load, at("?attr=color%3Ado&date-from=2026-12-10&date-to=2026-12-11"));
    const listing = listed(test, "/search?attr=color%3Ado&date-from=2026-12-10&date-to=2026-12-11");
    expect(listing?.total).toBe(0);
    expect(listing?.alternatives).toEqual([]);
    expect(listing?.popular.map(({ id }) => id)).toEqual(["loved"]);

    await test.load(load, at("?date-from=2026-12-10&date-to=2026-12-11"));
    const days = listed(test, "/search?date-from=2026-12-10&date-to=2026-12-11")?.alternatives;
    expect(days?.map(({ kind, value, total, state }) => [kind, value, state.dateTo, total])).toEqual([
      ["dates", "2026-12-12", "2026-12-13", 7],
      ["any-day", "", "", 7],
    ]);
  });

  it("suggests no days before the first wear date of the shop, which is later from its cut-off hour on", async () => {
    const terms = {
      shipping: { fee: 30_000, freeFrom: 1_500_000 },
      rental: { leadDays: 2, cutoffHour: 9, maxDays: 30, horizonDays: 365 },
    };
    const test = shop();
    test.client.answer(listProducts, ({ query }) => {
      const total = query?.["date-from"] === "2026-12-02" ? 0 : 7;
      return { items: [], facets: [], pagination: { page: 1, limit: 30, total }, terms };
    });
    await test.load(load, at("?date-from=2026-12-02&date-to=2026-12-02"));
    const days = listed(test, "/search?date-from=2026-12-02&date-to=2026-12-02")?.alternatives;
    expect(days?.map(({ value }) => value)).toEqual(["2026-12-04", "2026-12-09", ""]);
  });

  it("rejects as the API does when there is no such category", async () => {
    const test = shop();
    test.client.answer(getCategory, () => refuse(404, "Không có danh mục này."));
    test.client.answer(listBanners, { banners: [] });
    const loading = test.load(
      loadListing(() => ({ category: "khong-co" })),
      at(""),
    );
    await expect(loading).rejects.toMatchObject({ status: 404 });
  });
});
