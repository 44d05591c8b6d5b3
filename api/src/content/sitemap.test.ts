import { listSitemap } from "@thuot-tha/shared/contracts/operations/content/list-sitemap";
import { categories } from "../db/schema/catalogue.ts";
import { pages } from "../db/schema/content.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();

describe("listSitemap", () => {
  it("has everything with an address but categories without products, page by page", async () => {
    await shop.context.db.insert(pages).values({
      kind: "info",
      slug: "lien-he",
      title: "Liên hệ",
      body: "Gọi cho chúng tôi.",
      updatedAt: new Date("2026-11-02T00:00:00Z"),
    });
    await shop.context.db
      .insert(categories)
      .values({ id: "giay", link: "giay", name: "Giày", description: "", imagePath: null, position: 9 });
    const { body } = await shop.browser().call(listSitemap, { query: {} });
    expect(body.items.map(({ type, link, page }) => [type, link, page])).toEqual([
      ["category", "ao-dai", null],
      ["category", "dam", null],
      ["category", "dam-da-hoi", null],
      ["category", "tet", null],
      ["category", "theo-dip", null],
      ["page", "lien-he", "info"],
      ...["product"].flatMap((type) =>
        body.items.filter((one) => one.type === type).map(({ link }) => [type, link, null]),
      ),
    ]);
    const products = body.items.filter(({ type }) => type === "product");
    expect(products.map(({ updatedAt }) => updatedAt)).toEqual([null, null, null]);
    expect(body.items.find(({ link }) => link === "lien-he")?.updatedAt).toBe("2026-11-02T00:00:00.000Z");

    const second = await shop.browser().call(listSitemap, { query: { "pagination.page": 2, "pagination.limit": 5 } });
    expect(second.body.items[0]?.link).toBe("lien-he");
    expect(second.body.pagination).toEqual({ page: 2, limit: 5, total: 9 });
    const beyond = await shop.browser().call(listSitemap, { query: { "pagination.page": 9, "pagination.limit": 5 } });
    expect(beyond.body).toEqual({ items: [], pagination: { page: 9, limit: 5, total: 9 } });
  });
});
