import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { matchPage } from "./match.ts";

const route = (page: string, path: string, login = false) => ({ page, path, rendering: "server" as const, login });
const remote = (name: string, routes: LiveRemote["routes"]): LiveRemote => ({
  name,
  version: "1.0.0",
  entry: "",
  container: name,
  integrity: "",
  parts: {},
  routes,
  slots: [],
  events: { emits: [], consumes: [] },
});

const remotes = [
  remote("mf-catalog", [
    route("category", "/:categoryLink"),
    route("home", "/home"),
    route("product", "/product/:productLink"),
  ]),
  remote("mf-account", [route("login", "/login"), route("order", "/account/order-history/:orderId", true)]),
];
const found = (pathname: string, search = "") => {
  const match = matchPage(remotes, pathname, search);
  return match && [match.remote, match.page, match.props.params];
};

describe("matchPage", () => {
  it.each([
    ["/home", ["mf-catalog", "home", {}]],
    ["/", ["mf-catalog", "home", {}]],
    ["/login", ["mf-account", "login", {}]],
    ["/ao-dai", ["mf-catalog", "category", { categoryLink: "ao-dai" }]],
    ["/product/dam-lua", ["mf-catalog", "product", { productLink: "dam-lua" }]],
    ["/product/%C3%A1o", ["mf-catalog", "product", { productLink: "áo" }]],
    ["/account/order-history/TT1", ["mf-account", "order", { orderId: "TT1" }]],
    ["/account/nowhere", null],
    ["/a/b/c", null],
  ])("finds the page for %s, the most specific pattern first", (pathname, expected) => {
    expect(found(pathname)).toEqual(expected);
  });

  it("reports whether a login is needed and passes the address on", () => {
    expect(matchPage(remotes, "/account/order-history/TT1", "?a=1")).toMatchObject({
      login: true,
      props: { pathname: "/account/order-history/TT1", search: "?a=1" },
    });
  });
});
