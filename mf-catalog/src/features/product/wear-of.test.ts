import { wearOf, wearSearch } from "./wear-of.ts";

const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-12" };

describe("wearOf", () => {
  it("reads the dates that a link carries, and the next link carries them on", () => {
    expect(wearOf("?type=rent&date-from=2026-12-10&date-to=2026-12-12")).toEqual(wear);
    expect(wearSearch(wear)).toBe("?date-from=2026-12-10&date-to=2026-12-12");
    expect(wearSearch(null)).toBe("");
  });

  it.each(["", "?date-from=2026-12-10", "?date-from=x&date-to=y"])("takes %j as no dates", (search) => {
    expect(wearOf(search)).toBeNull();
  });
});
