import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { suggestProducts } from "@thuot-tha/shared/contracts/operations/catalogue/suggest-products";
import { eq } from "drizzle-orm";
import { productAttributes, productImages, products } from "../db/schema/catalogue.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();

/** `lotus` in three colours, each with a picture after the one that it has already. */
beforeAll(async () => {
  const { db } = shop.context;
  const color = { productId: "lotus", key: "color", label: "Màu sắc", hex: "#000000" };
  await db.insert(productAttributes).values([
    { ...color, value: "Kem", slug: "kem", position: 4 },
    { ...color, value: "Đỏ đô", slug: "do-do", position: 5 },
  ]);
  await db.insert(productImages).values([
    { productId: "lotus", position: 1, path: "man.svg", alt: "", color: "Đỏ mận" },
    { productId: "lotus", position: 2, path: "kem.svg", alt: "", color: "Kem" },
    { productId: "lotus", position: 3, path: "do.svg", alt: "", color: "Đỏ đô" },
  ]);
  await db.update(products).set({ keywords: "Đầm Lụa Đỏ mận Kem Đỏ đô" }).where(eq(products.id, "lotus"));
});

const shown = (cards: { id: string; color?: string; images: { path: string }[] }[]) => {
  const lotus = cards.find(({ id }) => id === "lotus");
  return [lotus?.color, ...(lotus?.images.map(({ path }) => path) ?? [])];
};
const list = async (query: object) => shown((await shop.browser().call(listProducts, { query })).body.items);

const first = "products/dam-lua-sen-1.svg";
const inRed = ["Đỏ mận", "man.svg", first, "kem.svg", "do.svg"];
const inCream = ["Kem", "kem.svg", first, "man.svg", "do.svg"];
const inDeepRed = ["Đỏ đô", "do.svg", first, "man.svg", "kem.svg"];

describe("a piece in a list", () => {
  it("is shown in its own colour of those that the words name", async () => {
    expect(await list({ q: "đầm kem" })).toEqual(inCream);
    expect(await list({ q: "dam mau kem" })).toEqual(inCream);
    expect(await list({ q: "đầm đỏ" })).toEqual(inRed);
    expect(await list({ q: "đầm đỏ đô" })).toEqual(inDeepRed);
    expect(await list({ q: "đầm đen", attr: "color:kem" })).toEqual([undefined]);
  });

  it("is shown in its own colour of those chosen", async () => {
    expect(await list({ attr: "color:kem" })).toEqual(inCream);
    expect(await list({ attr: ["color:den", "color:do-do"] })).toEqual(inDeepRed);
    expect(await list({ q: "đầm đỏ", attr: "color:kem" })).toEqual(inCream);
  });

  it("is shown as always where neither says a colour", async () => {
    expect(await list({ q: "đầm lụa", attr: "size:s" })).toEqual([undefined, first, "man.svg", "kem.svg", "do.svg"]);
  });

  it("is suggested in one colour at a time", async () => {
    const suggested = async (q: string) => (await shop.browser().call(suggestProducts, { query: { q } })).body.queries;
    expect(await suggested("đầm")).toEqual(expect.arrayContaining(["đầm kem", "đầm đỏ đô"]));
    expect(await suggested("đầm kem")).toEqual(["đầm kem", "đầm kem lụa"]);
    expect(await suggested("đầm kem đ")).toEqual([]);
  });

  it("is suggested so, too", async () => {
    const suggested = async (q: string) =>
      shown((await shop.browser().call(suggestProducts, { query: { q } })).body.products);
    expect(await suggested("đầm kem")).toEqual(inCream);
  });
});
