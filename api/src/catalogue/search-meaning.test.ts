import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { eq } from "drizzle-orm";
import { products } from "../db/schema/catalogue.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();

const search = async (q: string, filter: OperationInput<typeof listProducts>["query"] = {}) => {
  const { items, similar } = (await shop.browser().call(listProducts, { query: { q, ...filter } })).body;
  return [items.map(({ id }) => id), similar];
};

describe("a search", () => {
  it.each([
    ["cho thuê", ["moon", "lotus"]],
    ["thue dam", ["moon", "lotus"]],
    ["mua đầm", ["lotus"]],
    ["đầm size M", ["lotus"]],
    ["dam co m", ["lotus"]],
    ["đầm free size", ["moon"]],
    ["đầm màu đỏ giá rẻ", ["lotus"]],
    ["đầm dưới 400k", ["moon"]],
    ["đầm rẻ hơn 400k", ["moon"]],
    ["từ 400 đến 600 nghìn", ["lotus"]],
    ["mua đầm dưới 3 triệu", ["lotus"]],
  ])("%j says what it is for, which size and what price", async (q, ids) => {
    expect((await search(q))[0]).toEqual(ids);
  });

  it("means the sale price where nothing is for rent at that price", async () => {
    expect(await search("áo dài dưới 2 triệu")).toEqual([["brocade"], undefined]);
  });

  it("changes no filter of the list", async () => {
    expect(await search("thuê đầm", { type: "sale" })).toEqual([["lotus"], undefined]);
    expect(await search("đầm size M", { attr: "size:free" })).toEqual([["moon"], undefined]);
    expect(await search("đầm dưới 400k", { "rental-prices": "450000-" })).toEqual([["lotus"], undefined]);
  });

  it("means a product whose name has such a word", async () => {
    const { db } = shop.context;
    const rename = (name: string) => db.update(products).set({ name }).where(eq(products.id, "moon"));
    await rename("Đầm Hoa Mua");
    expect(await search("đầm hoa mua")).toEqual([["moon"], undefined]);
    await rename("Đầm dạ hội Nguyệt");
  });

  it("has the same words where an emoji touches them, as phones type it", async () => {
    expect(await search("áo dài👗gấm💃🏽")).toEqual([["brocade"], undefined]);
  });

  it("without a match finds what is similar, and says so", async () => {
    expect(await search("áo dài gấn")).toEqual([["brocade"], true]);
    // What is not for rent, and the search without its rarest word.
    expect(await search("thuê áo dài")).toEqual([["brocade"], true]);
    expect(await search("đầm gấm đen")).toEqual([["moon"], true]);
    expect(await search("thuê đầm trên 1 triệu")).toEqual([["moon", "lotus"], true]);
    expect(await search("xe máy điện")).toEqual([[], undefined]);
  });

  it("of more than eight words is not tried without one of them", async () => {
    const eight = "đầm lụa đầm lụa đầm lụa đầm gấm";
    expect(await search(eight)).toEqual([["lotus"], true]);
    expect(await search(`${eight} đầm`)).toEqual([[], undefined]);
  });

  it("keeps its words where only a filter leaves nothing", async () => {
    expect(await search("đầm dạ hội", { cat: "ao-dai" })).toEqual([[], undefined]);
  });
});
