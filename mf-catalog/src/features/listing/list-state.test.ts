import { changed, listKey, readListState, withoutFilters, writeListState } from "./list-state.ts";

describe("readListState", () => {
  it("reads every part of the address", () => {
    expect(
      readListState(
        "?q=l%E1%BB%A5a&page=2&sort=price_asc&type=rent&attr=chat-lieu:lua&attr=mau:do&sale-prices=200000-900000&rental-prices=-300000&date-from=2026-12-10&date-to=2026-12-12",
      ),
    ).toEqual({
      q: "lụa",
      page: 2,
      to: 2,
      collection: "",
      sort: "price_asc",
      type: "rent",
      cat: [],
      attr: ["chat-lieu:lua", "mau:do"],
      salePrices: "200000-900000",
      rentalPrices: "-300000",
      dateFrom: "2026-12-10",
      dateTo: "2026-12-12",
    });
  });

  it.each([
    ["?page=0", { page: 1 }],
    ["?page=1.5", { page: 1 }],
    ["?sort=cheapest", { sort: "" }],
    ["?to=1&page=3", { page: 3, to: 3 }],
    ["?to=100000", { page: 1, to: 100 }],
    ["?sale-prices=-", { salePrices: "" }],
    ["?collection=best", { collection: "" }],
    ["?type=gift", { type: "" }],
    ["?sale-prices=a-b", { salePrices: "" }],
    ["?date-from=2026-12-10", { dateFrom: "", dateTo: "" }],
    ["?date-from=2026-13-40&date-to=2026-13-41", { dateFrom: "", dateTo: "" }],
    ["?date-from=2026-02-30&date-to=2026-02-31", { dateFrom: "", dateTo: "" }],
    ["?date-from=2026-12-10&date-to=9999-12-31", { dateFrom: "", dateTo: "" }],
    ["?page=100001", { page: 1, to: 1 }],
    ["?page=1e20", { page: 1 }],
    ["?q=%00", { q: "" }],
    ["?attr=%00", { attr: [] }],
  ])("takes %s as absent", (search, expected) => {
    expect(readListState(search)).toMatchObject(expected);
  });
});

describe("readListState of invalid values", () => {
  it("takes each value once, those of one key together, and prices the right way round", () => {
    expect(readListState("?attr=mau:do&attr=mau:do,mau:den&cat=dam,%20vay&q=a%00b")).toMatchObject({
      attr: ["mau:do", "mau:den"],
      cat: ["dam", "vay"],
      q: "a b",
    });
    expect(readListState("?sale-prices=900000-200000")).toMatchObject({ salePrices: "200000-900000" });
  });
});

describe("writeListState", () => {
  it("leaves out what is as usual", () => {
    expect(writeListState(readListState(""))).toBe("");
    expect(writeListState(readListState("?page=1&sort=newest"))).toBe("");
  });

  it("gives back what was read", () => {
    const address =
      "?q=ren&type=sale&attr=a%3A1&attr=b%3A2&sale-prices=-500000&rental-prices=200000-&sort=top_seller&page=3";
    expect(writeListState(readListState(address))).toBe(address);
  });

  it("distinguishes a search in order of time from one in its usual order", () => {
    expect(writeListState(readListState("?q=ren&sort=newest"))).toBe("?q=ren&sort=newest");
    expect(writeListState(readListState("?q=ren"))).toBe("?q=ren");
  });

  it("starts over at page 1 when a filter changes", () => {
    expect(writeListState(changed(readListState("?page=4"), { attr: ["mau:do"] }))).toBe("?attr=mau%3Ado");
  });
});

describe("withoutFilters", () => {
  it("keeps the words and the order", () => {
    const state = readListState("?q=ren&type=sale&sort=price_asc&page=3");
    expect(writeListState(withoutFilters(state))).toBe("?q=ren&sort=price_asc");
  });
});

describe("listKey", () => {
  it("is the same however many pages are shown, and another for another choice", () => {
    expect(listKey("/dam", "?to=3")).toBe("/dam");
    expect(listKey("/dam", "?page=2&to=3")).toBe("/dam?page=2");
    expect(listKey("/dam", "?attr=color%3Ado&to=2")).toBe("/dam?attr=color%3Ado");
  });
});
