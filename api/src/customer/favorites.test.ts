import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { addFavorite } from "@thuot-tha/shared/contracts/operations/customer/add-favorite";
import { listFavoriteIds } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import { listFavorites } from "@thuot-tha/shared/contracts/operations/customer/list-favorites";
import { mergeFavorites } from "@thuot-tha/shared/contracts/operations/customer/merge-favorites";
import { removeFavorite } from "@thuot-tha/shared/contracts/operations/customer/remove-favorite";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

describe("favourites", () => {
  it("are the customer's own, newest first, page by page", async () => {
    const { browser } = await newCustomer(shop);
    const other = await newCustomer(shop);
    for (const [minute, id] of ["lotus", "moon", "brocade"].entries()) {
      shop.setNow(`2026-12-01T03:0${minute}:00Z`);
      expect((await browser.call(addFavorite, { body: { id } })).status).toBe(200);
    }
    await browser.call(addFavorite, { body: { id: "lotus" } });
    expect((await browser.call(listFavoriteIds, {})).body).toEqual({ ids: ["brocade", "moon", "lotus"] });
    const { body } = await browser.call(listFavorites, { query: { "pagination.page": 2, "pagination.limit": 2 } });
    expect(body.pagination).toEqual({ page: 2, limit: 2, total: 3 });
    expect(body.items.map(({ name }) => name)).toEqual(["Đầm lụa Sen"]);
    expect((await other.browser.call(listFavoriteIds, {})).body).toEqual({ ids: [] });
  });

  it("can be removed, idempotently", async () => {
    const { browser } = await newCustomer(shop);
    await browser.call(addFavorite, { body: { id: "lotus" } });
    expect((await browser.call(removeFavorite, { body: { id: "lotus" } })).status).toBe(200);
    expect((await browser.call(removeFavorite, { body: { id: "lotus" } })).status).toBe(200);
    expect((await browser.call(listFavoriteIds, {})).body).toEqual({ ids: [] });
  });

  it("refer to existing products only", async () => {
    const { browser } = await newCustomer(shop);
    const { status, error } = await browser.call(addFavorite, { body: { id: "nothing" } });
    expect([status, error.code]).toEqual([404, "PRODUCT_NOT_FOUND"]);
  });

  it("merge a guest's favourites, and leave out unknown products", async () => {
    const { browser } = await newCustomer(shop);
    await browser.call(addFavorite, { body: { id: "moon" } });
    shop.setNow("2026-12-01T03:05:00Z");
    const { body } = await browser.call(mergeFavorites, { body: { ids: ["moon", "nothing", "lotus"] } });
    expect(body).toEqual({ ids: ["lotus", "moon"] });
    expect((await browser.call(mergeFavorites, { body: { ids: [] } })).body).toEqual({ ids: ["lotus", "moon"] });
  });

  it("refuse a guest", async () => {
    const { status } = await shop.browser().call(listFavoriteIds, {});
    expect(status).toBe(401);
  });
});

describe("listProductCards", () => {
  it("shows known products once, in the order requested", async () => {
    const { body } = await shop.browser().call(listProductCards, { query: { ids: "moon,nothing,lotus,moon" } });
    expect(body.items.map(({ id }) => id)).toEqual(["moon", "lotus"]);
  });

  it("accepts forty-eight ids at most", async () => {
    const ids = Array.from({ length: 49 }, (_, index) => `p${index}`);
    const { status, error } = await shop.browser().call(listProductCards, { query: { ids } });
    expect([status, error.fields]).toEqual([400, { ids: "Nhiều nhất 48 món mỗi lần." }]);
  });
});
