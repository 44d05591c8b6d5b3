import { dayOfMoment, formatMoment } from "../../moment.ts";
import { rented } from "../../testing/samples.ts";
import { orderQueryOf, ordersPath } from "./query.ts";
import { stepsOf } from "./steps.ts";

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

describe("formatMoment", () => {
  it("uses the day in Viet Nam", () => {
    expect(formatMoment("2026-12-09T18:05:00.000Z")).toBe("01:05, 10/12/2026");
    expect(dayOfMoment("2026-12-09T16:59:59.000Z")).toBe("09/12/2026");
  });
});

describe("stepsOf", () => {
  it("adds the steps to come to those taken", () => {
    expect(stepsOf(rented).map(({ status, at }) => [status, at !== null])).toEqual([
      ["NOT_PAID", true],
      ["CONFIRMED", true],
      ["DELIVERING", false],
      ["RENTING", false],
      ["RETURNED", false],
      ["DONE", false],
    ]);
  });

  it("has no next steps for a cancelled order", () => {
    const cancelled = { status: "CANCEL" as const, at: "2026-12-02T03:00:00.000Z", note: null };
    expect(stepsOf({ ...rented, status: "CANCEL", timeline: [cancelled] })).toEqual([cancelled]);
  });
});
