import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { listRelatedProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-related-products";
import { listSitemap } from "@thuot-tha/shared/contracts/operations/content/list-sitemap";
import { addFavorite } from "@thuot-tha/shared/contracts/operations/customer/add-favorite";
import { listFavoriteIds } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import { listFavorites } from "@thuot-tha/shared/contracts/operations/customer/list-favorites";
import { eq } from "drizzle-orm";
import { products, variants } from "../db/schema/catalogue.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const shop = useShop();

const rental = { type: "rental", quantities: 1, dateFrom: "2026-12-10", dateTo: "2026-12-12" } as const;
const setWithdrawn = (id: string, withdrawnAt: Date | null) =>
  shop.context.db.update(products).set({ withdrawnAt }).where(eq(products.id, id));

describe("a withdrawn product", () => {
  const browser = () => shop.browser();

  it("leaves lists, counts, searches and the sitemap, and comes back", async () => {
    const links = async (query: object) => {
      const { body } = await browser().call(listProducts, { query });
      return { links: body.items.map(({ link }) => link), facets: body.facets };
    };
    const before = await links({});
    const found = await links({ q: "nguyet" });
    expect(found.links).toEqual(["dam-da-hoi-nguyet"]);
    await setWithdrawn("moon", new Date("2026-12-01T00:00:00Z"));
    expect((await links({})).links).toEqual(before.links.filter((link) => link !== "dam-da-hoi-nguyet"));
    expect((await links({ q: "nguyet" })).links).toEqual([]);
    const { body: sitemap } = await browser().call(listSitemap, { query: {} });
    expect(JSON.stringify(sitemap)).not.toContain("dam-da-hoi-nguyet");
    await setWithdrawn("moon", null);
    expect(await links({})).toEqual(before);
  });

  it("is marked withdrawn, has no variants, and still has related ones", async () => {
    await setWithdrawn("moon", new Date("2026-12-01T00:00:00Z"));
    const { body } = await browser().call(getProduct, { params: { productLink: "dam-da-hoi-nguyet" } });
    expect(body).toMatchObject({ withdrawn: true, variants: [] });
    const { body: related } = await browser().call(listRelatedProducts, { params: { id: "moon" } });
    expect(related.items.map(({ link }) => link)).toEqual(["dam-lua-sen"]);
    await setWithdrawn("moon", null);
  });

  it("stays in carts, marked as withdrawn, and enters no other", async () => {
    const shopper = browser();
    await shopper.call(addCartItem, { body: { ...rental, variantId: "moon-free" } });
    await setWithdrawn("moon", new Date("2026-12-01T00:00:00Z"));
    const { body } = await shopper.call(listCartItems, {});
    expect(body.items).toMatchObject([{ available: false, unavailableReason: "Món không còn được cung cấp." }]);
    const refused = await browser().call(addCartItem, { body: { ...rental, variantId: "moon-free" } });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: "WITHDRAWN" });
    await setWithdrawn("moon", null);
  });

  it("leaves recently seen products and favourites, and comes back", async () => {
    const { browser: customer } = await newCustomer(shop);
    for (const id of ["lotus", "moon"]) await customer.call(addFavorite, { body: { id } });
    const shown = async () => {
      const { body: cards } = await customer.call(listProductCards, { query: { ids: ["moon", "lotus"] } });
      const { body: favorites } = await customer.call(listFavorites, { query: {} });
      const { body: known } = await customer.call(listFavoriteIds, {});
      return {
        cards: cards.items.map(({ id }) => id),
        favorites: favorites.items.map(({ id }) => id),
        total: favorites.pagination.total,
        ids: known.ids.length,
      };
    };
    await setWithdrawn("moon", new Date("2026-12-01T00:00:00Z"));
    expect(await shown()).toEqual({ cards: ["lotus"], favorites: ["lotus"], total: 1, ids: 1 });
    await setWithdrawn("moon", null);
    expect(await shown()).toMatchObject({ cards: ["moon", "lotus"], total: 2, ids: 2 });
  });

  it("may be only one of its sizes", async () => {
    await shop.context.db
      .update(variants)
      .set({ withdrawnAt: new Date("2026-12-01T00:00:00Z") })
      .where(eq(variants.id, "lotus-s"));
    const { body } = await browser().call(getProduct, { params: { productLink: "dam-lua-sen" } });
    expect(body.variants.map(({ size }) => size)).toEqual(["M"]);
    const refused = await browser().call(addCartItem, { body: { ...rental, variantId: "lotus-s" } });
    expect(refused.status).toBe(409);
  });

  it("is not free on any days in a withdrawn size, although its pieces are still there", async () => {
    const { db } = shop.context;
    const found = async () => {
      const { body } = await browser().call(listProducts, {
        query: { "date-from": "2026-12-10", "date-to": "2026-12-12" },
      });
      return body.items.map(({ link }) => link);
    };
    expect(await found()).toContain("dam-da-hoi-nguyet");
    await db
      .update(variants)
      .set({ withdrawnAt: new Date("2026-12-01T00:00:00Z") })
      .where(eq(variants.productId, "moon"));
    expect(await found()).not.toContain("dam-da-hoi-nguyet");
  });
});
