import { formatDong, percentOff } from "./money.ts";

describe("formatDong", () => {
  it("puts a no-break space before the sign", () => {
    expect(formatDong(350_000)).toBe("350.000\u00a0₫");
    expect(formatDong(0)).toBe("0\u00a0₫");
    expect(formatDong(1_250_000_000)).toBe("1.250.000.000\u00a0₫");
  });
});

describe("percentOff", () => {
  it("never promises too much", () => {
    expect(percentOff(300_000, 200_000)).toBe(33);
    expect(percentOff(300_000, 300_000)).toBe(0);
    expect(percentOff(200_000, 300_000)).toBe(0);
    expect(percentOff(200_000, 0)).toBe(100);
    expect(percentOff(0, 0)).toBe(0);
  });
});
