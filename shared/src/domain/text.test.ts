import * as fc from "fast-check";
import { fold, stripDiacritics } from "./fold.ts";
import { formatDong, percentOff } from "./money.ts";
import { formatNumber } from "./numbers.ts";
import { compareNames, sortByName } from "./sort.ts";

describe("formatDong", () => {
  it("puts a no-break space before the sign", () => {
    expect(formatDong(350_000)).toBe("350.000\u00a0₫");
    expect(formatDong(0)).toBe("0\u00a0₫");
    expect(formatDong(1_250_000_000)).toBe("1.250.000.000\u00a0₫");
  });
});

describe("formatNumber", () => {
  it("groups thousands, and shows one decimal", () => {
    expect([0, 999, 1000, -1000, 12_345_678].map(formatNumber)).toEqual(["0", "999", "1.000", "-1.000", "12.345.678"]);
    expect([4, 4.5, 4.25, 4.04, 0.96, 1234.56].map(formatNumber)).toEqual(["4", "4,5", "4,3", "4", "1", "1.234,6"]);
  });

  it("writes whole numbers as the locale does", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        expect(formatNumber(value)).toBe(value.toLocaleString("vi-VN"));
      }),
    );
  });
});

describe("percentOff", () => {
  it("never promises too much", () => {
    expect(percentOff(300_000, 200_000)).toBe(33);
    expect(percentOff(300_000, 300_000)).toBe(0);
    expect(percentOff(0, 0)).toBe(0);
  });
});

describe("sortByName", () => {
  it("sorts numbers by value and letters in Vietnamese order", () => {
    const names = ["Quận 10", "Quận 2", "Đống Đa", "Quận 1", "Dĩ An", "Ba Đình"].map((name) => ({ name }));
    expect(sortByName(names).map(({ name }) => name)).toEqual([
      "Ba Đình",
      "Dĩ An",
      "Đống Đa",
      "Quận 1",
      "Quận 2",
      "Quận 10",
    ]);
    expect(compareNames("a", "a")).toBe(0);
  });
});

describe("fold", () => {
  it("brings what is typed and what is stored together", () => {
    expect(fold(" Đầm  Dạ Hội ")).toBe("dam da hoi");
    expect(stripDiacritics("Thướt Tha Đỏ")).toBe("Thuot Tha Do");
  });
});
