import { priceBands, priceLabelOf } from "./price-bands.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("priceBands", () => {
  it("splits what there is at round prices, both ends open", () => {
    expect(priceBands("sale-prices", 300_000, 1_800_000).map(({ value, label }) => [value, plain(label)])).toEqual([
      ["-500000", "Dưới 500.000 ₫"],
      ["500000-1000000", "500.000 ₫ – 1.000.000 ₫"],
      ["1000000-", "Từ 1.000.000 ₫"],
    ]);
  });

  it("has smaller steps for a day's rent", () => {
    expect(priceBands("rental-prices", 90_000, 400_000).map(({ value }) => value)).toEqual([
      "-200000",
      "200000-300000",
      "300000-",
    ]);
  });

  it("offers nothing where one range would hold everything", () => {
    expect(priceBands("sale-prices", 600_000, 900_000)).toEqual([]);
  });
});

describe("priceLabelOf", () => {
  it("names a range of the address", () => {
    expect(plain(priceLabelOf("-750000"))).toBe("Dưới 750.000 ₫");
  });
});
