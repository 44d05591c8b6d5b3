import { candidates } from "./alternatives.ts";
import { readListState } from "./list-state.ts";

const of = (search: string, firstDay = "2026-12-02") =>
  candidates(readListState(search), firstDay).map(({ kind, value }) => [kind, value]);

describe("candidates", () => {
  it("are one filter less each", () => {
    const filters = "attr=color:do&cat=dam&sale-prices=-500000&rental-prices=200000-300000";
    expect(of(`?${filters}&collection=new_arrival_sale&type=rent`)).toEqual([
      ["attr", "color:do"],
      ["cat", "dam"],
      ["sale-prices", "-500000"],
      ["rental-prices", "200000-300000"],
      ["collection", "new_arrival_sale"],
      ["type", "rent"],
    ]);
    expect(candidates(readListState("?cat=dam&type=rent&page=2"), "2026-12-02")).toMatchObject([
      { state: { cat: [], type: "rent", page: 1 } },
      { state: { cat: ["dam"], type: "", page: 1 } },
    ]);
    expect(candidates(readListState(`?${filters}`), "2026-12-02").map(({ state }) => state)).toMatchObject([
      { attr: [], cat: ["dam"], salePrices: "-500000", rentalPrices: "200000-300000" },
      { attr: ["color:do"], cat: [], salePrices: "-500000", rentalPrices: "200000-300000" },
      { attr: ["color:do"], cat: ["dam"], salePrices: "", rentalPrices: "200000-300000" },
      { attr: ["color:do"], cat: ["dam"], salePrices: "-500000", rentalPrices: "" },
    ]);
  });

  it("are the same number of days a little earlier or later, from the first possible day on", () => {
    const days = "?date-from=2026-12-10&date-to=2026-12-12";
    const from = (firstDay: string) => of(days, firstDay).map(([, value]) => value);
    expect(from("2026-12-02")).toEqual(["2026-12-08", "2026-12-09", "2026-12-11", "2026-12-12", ""]);
    expect(from("2026-12-09")).toEqual(["2026-12-09", "2026-12-11", "2026-12-12", "2026-12-17", ""]);
    // Days that cannot be delivered any more.
    expect(from("2026-12-11")).toEqual(["2026-12-11", "2026-12-12", "2026-12-17", ""]);
    expect(from("2027-01-05")).toEqual(["2027-01-05", ""]);
    expect(candidates(readListState(days), "2027-01-05")).toMatchObject([
      { kind: "dates", state: { dateFrom: "2027-01-05", dateTo: "2027-01-07" } },
      { kind: "any-day", state: { dateFrom: "", dateTo: "" } },
    ]);
  });

  it("are at most eight", () => {
    expect(of("?date-from=2026-12-10&date-to=2026-12-12&attr=a&attr=b&attr=c&attr=d")).toEqual([
      ["dates", "2026-12-08"],
      ["dates", "2026-12-09"],
      ["dates", "2026-12-11"],
      ["dates", "2026-12-12"],
      ["any-day", ""],
      ["attr", "a"],
      ["attr", "b"],
      ["attr", "c"],
    ]);
  });
});
