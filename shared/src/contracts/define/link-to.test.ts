import { addressEditRoute, orderRoute } from "../routes/account.ts";
import { categoryRoute, homeRoute, productRoute, searchRoute } from "../routes/catalogue.ts";
import { orderSuccessRoute } from "../routes/checkout.ts";
import { linkTo, safeReturnTo } from "./link-to.ts";

describe("linkTo", () => {
  it.each([
    [linkTo(homeRoute), "/home"],
    [linkTo(productRoute, { productLink: "dam-lua" }), "/product/dam-lua"],
    [linkTo(productRoute, { productLink: "a/b c" }), "/product/a%2Fb%20c"],
    [
      linkTo(categoryRoute, { categoryLink: "ao-dai" }, { page: 2, sort: "price_asc" }),
      "/ao-dai?page=2&sort=price_asc",
    ],
    [linkTo(categoryRoute, { categoryLink: "dam" }, { attr: ["lua", "ren"], q: "" }), "/dam?attr=lua&attr=ren"],
    [linkTo(searchRoute, undefined, { q: "áo dài" }), "/search?q=%C3%A1o+d%C3%A0i"],
    [linkTo(addressEditRoute, { id: "7" }), "/account/address/edit/7"],
    [linkTo(orderRoute, { orderId: "TT1" }), "/account/order-history/TT1"],
    [linkTo(orderSuccessRoute, { orderId: "TT1" }), "/checkout/success/TT1"],
  ])("builds %s", (built, expected) => {
    expect(built).toBe(expected);
  });

  it("requires the parameters of its route", () => {
    // @ts-expect-error the route has a parameter
    expect(linkTo(productRoute)).toBe("/product/");
    // @ts-expect-error the route has another parameter
    expect(linkTo(productRoute, { link: "dam-lua" })).toBe("/product/");
    // @ts-expect-error the route has none
    expect(linkTo(homeRoute, { link: "dam-lua" })).toBe("/home");
  });
});

describe("safeReturnTo", () => {
  it("keeps paths of the shop and refuses everything else", () => {
    expect(safeReturnTo("/checkout?step=2", "/home")).toBe("/checkout?step=2");
    expect(safeReturnTo("//evil.example", "/home")).toBe("/home");
    expect(safeReturnTo("/\\evil.example", "/home")).toBe("/home");
    expect(safeReturnTo("https://evil.example", "/home")).toBe("/home");
    expect(safeReturnTo("/\t/evil.example", "/home")).toBe("/home");
    expect(safeReturnTo("/\n/evil.example", "/home")).toBe("/home");
    expect(safeReturnTo("/..//evil.example", "/home")).toBe("/home");
    expect(safeReturnTo("/%2e%2e/\\evil.example", "/home")).toBe("/home");
    expect(safeReturnTo(null, "/home")).toBe("/home");
  });

  it("encodes what a header cannot contain", () => {
    expect(safeReturnTo("/search?q=đầm lụa#gần", "/home")).toBe("/search?q=%C4%91%E1%BA%A7m%20l%E1%BB%A5a#g%E1%BA%A7n");
    expect(safeReturnTo("/search?q=%C4%91%E1%BA%A7m", "/home")).toBe("/search?q=%C4%91%E1%BA%A7m");
    expect(safeReturnTo("/\u0000áo", "/home")).toBe("/%00%C3%A1o");
  });
});
