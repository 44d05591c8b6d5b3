import { localTime, tableLines } from "./table.ts";

describe("tableLines", () => {
  it("aligns Vietnamese letters, also those written with combining marks, and numbers at the right", () => {
    const rows = [
      ["Nguyễn Thị Ước".normalize("NFD"), 880_000, null],
      ["Mai", 30_000, "gấp\nlắm"],
    ];
    expect(tableLines(["customer", "total", "note"], rows).map((line) => line.normalize("NFC"))).toEqual([
      "customer          total  note",
      "Nguyễn Thị Ước  880.000  –",
      "Mai              30.000  gấp lắm",
    ]);
  });
});

describe("localTime", () => {
  it("is that of Viet Nam", () => {
    expect(localTime(new Date("2026-12-01T18:30:00Z"))).toBe("2026-12-02 01:30");
  });
});
