import * as fc from "fast-check";
import { formatNumber } from "./numbers.ts";

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
