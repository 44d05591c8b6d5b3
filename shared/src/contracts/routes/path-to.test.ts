import { pathTo, patterns, safeReturnTo } from "./index.ts";

describe("pathTo", () => {
  it.each([
    [pathTo("home"), "/home"],
    [pathTo("product", { productLink: "dam-lua" }), "/product/dam-lua"],
    [pathTo("product", { productLink: "a/b c" }), "/product/a%2Fb%20c"],
    [pathTo("category", { categoryLink: "ao-dai" }, { page: 2, sort: "price_asc" }), "/ao-dai?page=2&sort=price_asc"],
    [pathTo("category", { categoryLink: "dam" }, { attr: ["lua", "ren"], q: "" }), "/dam?attr=lua&attr=ren"],
    [pathTo("search", undefined, { q: "áo dài" }), "/search?q=%C3%A1o+d%C3%A0i"],
    [pathTo("addressEdit", { id: "7" }), "/account/address/edit/7"],
    [pathTo("order", { orderId: "TT1" }), "/account/order-history/TT1"],
    [pathTo("orderSuccess", { orderId: "TT1" }), "/checkout/success/TT1"],
  ])("builds %s", (built, expected) => {
    expect(built).toBe(expected);
  });

  it("has one pattern per address", () => {
    expect(new Set(Object.values(patterns)).size).toBe(Object.keys(patterns).length);
  });
});

describe("safeReturnTo", () => {
  it("keeps paths of the shop and refuses everything else", () => {
    expect(safeReturnTo("/checkout?step=2")).toBe("/checkout?step=2");
    expect(safeReturnTo("//evil.example")).toBe("/home");
    expect(safeReturnTo("/\\evil.example")).toBe("/home");
    expect(safeReturnTo("https://evil.example")).toBe("/home");
    expect(safeReturnTo("/\t/evil.example")).toBe("/home");
    expect(safeReturnTo("/\n/evil.example")).toBe("/home");
    expect(safeReturnTo(null)).toBe("/home");
  });
});
