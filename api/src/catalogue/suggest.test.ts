import { suggestProducts } from "@thuot-tha/shared/contracts/operations/catalogue/suggest-products";
import { eq } from "drizzle-orm";
import { productAttributes, products } from "../db/schema/catalogue.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();

/** Both dresses have a motif whose name begins like another one that one of them has, and that one has a brand. */
beforeAll(async () => {
  const { db } = shop.context;
  await db.update(products).set({ keywords: "Đầm Hoài cổ Hoa nhí" }).where(eq(products.id, "moon"));
  const motif = { key: "motif", label: "Hoạ tiết", position: 4 };
  const brand = { key: "brand", label: "Thương hiệu", position: 5 };
  await db.insert(productAttributes).values([
    { productId: "lotus", ...motif, value: "Hoài cổ", slug: "hoai-co" },
    { productId: "moon", ...motif, value: "Hoài cổ", slug: "hoai-co" },
    { productId: "moon", ...motif, value: "Hoa nhí", slug: "hoa-nhi" },
    { productId: "moon", ...brand, value: "Lam Kiều", slug: "lam-kieu" },
  ]);
});

const suggest = async (q: string) => (await shop.browser().call(suggestProducts, { query: { q } })).body;

describe("suggestProducts", () => {
  it("suggests products, categories and whole searches for a partial word", async () => {
    const { products, categories, queries } = await suggest("dam d");
    expect(products.map(({ id }) => id)).toEqual(["moon", "lotus"]);
    expect(categories).toEqual([{ name: "Đầm dạ hội", link: "dam-da-hoi" }]);
    expect(queries).toEqual(["đầm dạ hội", "đầm đen", "đầm đỏ mận"]);
  });

  it("completes the last words, with a brand's capitals, and adds attributes of matching products", async () => {
    expect((await suggest("đầm l")).queries).toEqual(["đầm Lam Kiều", "đầm lụa"]);
    expect((await suggest("tet")).queries).toEqual([
      "tết",
      "tết đỏ mận",
      "tết gấm",
      "tết hoài cổ",
      "tết lụa",
      "tết vàng kim",
    ]);
  });

  it("has values with the typed words before those with longer ones", async () => {
    expect((await suggest("đầm hoa")).queries).toEqual(["đầm hoa nhí", "đầm hoài cổ"]);
  });

  it("completes words with the marks that are typed, and with more", async () => {
    expect((await suggest("đầm d")).queries).toEqual(["đầm dạ hội", "đầm đen", "đầm đỏ mận"]);
    expect((await suggest("đầm đ")).queries).toEqual(["đầm đen", "đầm đỏ mận"]);
    expect((await suggest("đầm đo")).queries).toEqual(["đầm đỏ mận"]);
    expect((await suggest("đầm đõ")).queries).toEqual([]);
  });

  it("suggests a correction", async () => {
    const { products, queries } = await suggest("dam da hoii nguyt");
    expect(products.map(({ id }) => id)).toEqual(["moon"]);
    expect(queries).toEqual(["đầm dạ hội nguyệt"]);
  });

  it("suggests a correction only to words that products have together", async () => {
    const { products, queries } = await suggest("áo dài nhunh");
    expect(products.map(({ id }) => id)).toEqual(["brocade"]);
    expect(queries).toEqual(["áo dài"]);
  });

  it.each(["xe máy điện", "%_'", "  ?! "])("suggests nothing for %p", async (q) => {
    expect(await suggest(q)).toEqual({ products: [], categories: [], queries: [] });
  });
});
