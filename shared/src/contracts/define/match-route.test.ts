import { matchRoute } from "./match-route.ts";

const routes = [
  "/:categoryLink",
  "/home",
  "/product/:productLink",
  "/account",
  "/account/address/edit/:id",
  "/account/:page",
  "/account/wallet",
].map((path) => ({ path }));

describe("matchRoute", () => {
  it.each([
    ["/home", "/home", {}],
    ["/home/", "/home", {}],
    ["/Home", "/home", {}],
    ["/ao-dai", "/:categoryLink", { categoryLink: "ao-dai" }],
    ["/product/dam-lua", "/product/:productLink", { productLink: "dam-lua" }],
    ["/product/%C3%A1o", "/product/:productLink", { productLink: "áo" }],
    ["/product/a%2Fb", "/product/:productLink", { productLink: "a/b" }],
    ["/product/50%", "/product/:productLink", { productLink: "50%" }],
    ["/account/wallet", "/account/wallet", {}],
    ["/account/orders", "/account/:page", { page: "orders" }],
  ])("of %s is %s", (pathname, path, params) => {
    expect(matchRoute(routes, pathname)).toEqual({ route: { path }, params });
  });

  it.each(["/", "/product", "/product/", "/account/address/edit", "/a/b/c", "//home"])("of %s is none", (pathname) => {
    expect(matchRoute(routes.slice(1), pathname)).toBeNull();
  });
});
