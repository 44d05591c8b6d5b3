import { orderQueryOf, ordersPath } from "./query.ts";

describe("orderQueryOf", () => {
  it.each([
    ["", null, "", 1],
    ["?tab=DONE&page=3", "DONE", "", 3],
    ["?tab=elsewhere&page=0", null, "", 1],
    ["?page=1.5&q=%20l%E1%BB%A5a%20", null, "lụa", 1],
    ["?tab=CANCEL&page=x", "CANCEL", "", 1],
  ])("reads %s", (search, tab, q, page) => {
    expect(orderQueryOf(search)).toEqual({ tab, q, from: null, to: null, page });
  });
});

describe("ordersPath and orderQueryOf", () => {
  it("keep days of the calendar, and ignore others", () => {
    const path = ordersPath({ from: "2026-11-01", to: "2026-11-30" });
    expect(path).toBe("/account/order-history?from=2026-11-01&to=2026-11-30");
    expect(orderQueryOf("?from=2026-11-01&to=2026-11-31")).toMatchObject({ from: "2026-11-01", to: null });
  });
});

describe("ordersPath", () => {
  it("leaves out what is usual", () => {
    expect(ordersPath({ tab: null, q: "", page: 1 })).toBe("/account/order-history");
    expect(ordersPath({ tab: "DELIVERING", q: "áo dài", page: 2 })).toBe(
      "/account/order-history?tab=DELIVERING&q=%C3%A1o+d%C3%A0i&page=2",
    );
  });
});
