import { firstChoice, linkedChoice, saleTypes, unitsLeft, variantOf } from "./choice.ts";
import type { Product } from "./slice.ts";

const product = {
  types: ["rent", "sale"],
  rentalPrice: 350000,
  salePrice: 2900000,
  variants: [
    { id: "v1", size: "S", color: "Kem", rentUnits: 0, saleUnits: 1 },
    { id: "v2", size: "M", color: "Kem", rentUnits: 2, saleUnits: 0 },
  ],
} as Product;

describe("firstChoice", () => {
  it("takes renting and the first variant that is there", () => {
    expect(firstChoice(product)).toEqual({ type: "rental", color: "Kem", size: "M" });
  });

  it("takes buying where nothing is for rent", () => {
    expect(firstChoice({ ...product, types: ["sale"] })).toEqual({ type: "sale", color: "Kem", size: "S" });
  });
});

describe("linkedChoice", () => {
  it.each([
    ["?type=sale&size=S&color=Kem", { type: "sale", color: "Kem", size: "S" }],
    ["?type=rent&size=S&color=Kem", { type: "rental", color: "Kem", size: "S" }],
    ["?type=rent&size=XXL&color=Kem", { type: "rental", color: "Kem", size: "M" }],
    ["?type=sale", { type: "sale", color: "Kem", size: "S" }],
    ["?type=elsewhere", { type: "rental", color: "Kem", size: "M" }],
    ["", { type: "rental", color: "Kem", size: "M" }],
  ])("reads %s", (search, choice) => {
    expect(linkedChoice(product, search)).toEqual(choice);
  });

  it("leaves a way alone that the product is not offered for", () => {
    expect(linkedChoice({ ...product, types: ["sale"] }, "?type=rent&size=S&color=Kem").type).toBe("sale");
  });
});

describe("saleTypes", () => {
  it("carries the shop's two labels, and disables what is not offered", () => {
    expect(saleTypes({ ...product, types: ["rent"] })).toEqual([
      { key: "rental", title: "Thuê Lẻ", price: 350000, disabled: false },
      { key: "sale", title: "Mua ngay", price: 2900000, disabled: true },
    ]);
  });
});

describe("unitsLeft", () => {
  it("counts the units of the chosen way", () => {
    expect(unitsLeft(product, { type: "rental", color: "Kem", size: "M" })).toBe(2);
    expect(unitsLeft(product, { type: "sale", color: "Kem", size: "M" })).toBe(0);
  });

  it("is 0 for a size that is not made in that colour", () => {
    expect(variantOf(product, { type: "rental", color: "Đen", size: "M" })).toBeUndefined();
    expect(unitsLeft(product, { type: "rental", color: "Đen", size: "M" })).toBe(0);
  });
});
