import {
  isGone,
  linkedChoice,
  nextStep,
  possibleChoice,
  rentableOf,
  saleTypes,
  unitsLeft,
  variantOf,
} from "./choice.ts";
import type { Product } from "./slice.ts";

const product = {
  types: ["rent", "sale"],
  rentalPrice: 350000,
  salePrice: 2900000,
  originalPrice: 2900000,
  variants: [
    { id: "v1", size: "S", color: "Kem", rentUnits: 0, saleUnits: 1 },
    { id: "v2", size: "M", color: "Kem", rentUnits: 2, saleUnits: 0 },
    { id: "v3", size: "M", color: "Đen", rentUnits: 1, saleUnits: 0 },
  ],
} as Product;

describe("linkedChoice", () => {
  it.each([
    ["", { type: "rental", color: "Kem", size: null }],
    ["?type=sale&size=S&color=Kem", { type: "sale", color: "Kem", size: "S" }],
    ["?type=rent&size=S&color=Kem", { type: "rental", color: "Kem", size: null }],
    ["?type=rent&size=M", { type: "rental", color: "Kem", size: "M" }],
    ["?type=rent&size=XXL&color=Kem", { type: "rental", color: "Kem", size: null }],
    ["?color=%C4%90en", { type: "rental", color: "Đen", size: "M" }],
    ["?type=sale", { type: "sale", color: "Kem", size: null }],
    ["?type=elsewhere", { type: "rental", color: "Kem", size: null }],
  ])("reads %s", (search, choice) => {
    expect(linkedChoice(product, search)).toEqual(choice);
  });

  it("leaves a way alone that the product is not offered for", () => {
    expect(linkedChoice({ ...product, types: ["sale"] }, "?type=rent").type).toBe("sale");
  });

  it("prefers a colour that is free on the shopper's days", () => {
    expect(linkedChoice(product, "", { v1: 0, v2: 0, v3: 1 }).color).toBe("Đen");
    expect(linkedChoice(product, "", { v1: 0, v2: 1, v3: 1 }).color).toBe("Kem");
  });
});

describe("possibleChoice", () => {
  it("keeps an available size, chooses the only one, and drops any other", () => {
    expect(possibleChoice(product, { type: "rental", color: "Kem", size: "M" }).size).toBe("M");
    expect(possibleChoice(product, { type: "sale", color: "Kem", size: "M" }).size).toBeNull();
    expect(possibleChoice(product, { type: "rental", color: "Đen", size: null }).size).toBe("M");
    expect(possibleChoice(product, { type: "sale", color: "Đen", size: null }).size).toBeNull();
  });
});

describe("saleTypes", () => {
  it("carries the shop's two labels, what they mean, and the prices", () => {
    expect(saleTypes(product)).toEqual([
      { key: "rental", title: "Thuê Lẻ", content: "Chọn lịch thuê", price: 350000, disabled: false },
      { key: "sale", title: "Mua ngay", content: "Mua hẳn, không cọc", price: 2900000, disabled: false },
    ]);
  });

  it("names clearance where the price is reduced", () => {
    expect(saleTypes({ ...product, originalPrice: 3200000 })[1].content).toBe("Mua thanh lý");
  });

  it("disables what is not offered, with the reason", () => {
    expect(saleTypes({ ...product, types: ["rent"] })[1]).toMatchObject({
      content: "Món này chỉ cho thuê",
      disabled: true,
    });
    expect(saleTypes({ ...product, types: ["sale"] })[0]).toMatchObject({ content: "Món này chỉ bán", disabled: true });
  });
});

describe("unitsLeft", () => {
  it("counts the units of the chosen way", () => {
    expect(unitsLeft(product, { type: "rental", color: "Kem", size: "M" })).toBe(2);
    expect(unitsLeft(product, { type: "sale", color: "Kem", size: "M" })).toBe(0);
  });

  it("is 0 without a size, and for a size that is not made in that colour", () => {
    expect(unitsLeft(product, { type: "rental", color: "Kem", size: null })).toBe(0);
    expect(variantOf(product, { type: "rental", color: "Đen", size: "S" })).toBeUndefined();
    expect(unitsLeft(product, { type: "rental", color: "Đen", size: "S" })).toBe(0);
  });
});

describe("rentableOf", () => {
  it("is the chosen size, or every size of the colour that can be rented", () => {
    const ids = (size: string | null) =>
      rentableOf(product, { type: "rental", color: "Kem", size }).map(({ id }) => id);
    expect(ids(null)).toEqual(["v2"]);
    expect(ids("M")).toEqual(["v2"]);
    expect(ids("S")).toEqual([]);
  });
});

describe("isGone", () => {
  it("is true where no variant has a piece left in that way", () => {
    const sold = { ...product, variants: product.variants.map((one) => ({ ...one, saleUnits: 0 })) };
    expect([isGone(product, "sale"), isGone(sold, "sale"), isGone(sold, "rental")]).toEqual([false, true, false]);
  });

  it("is true of a colour whose own pieces have gone", () => {
    expect([isGone(product, "sale", "Đen"), isGone(product, "sale", "Kem")]).toEqual([true, false]);
  });
});

describe("nextStep", () => {
  const [, medium] = product.variants;

  it("asks a renter for days, then for a size", () => {
    expect(nextStep(undefined, "rental", false)).toBe("days");
    expect(nextStep(medium, "rental", false)).toBe("days");
    expect(nextStep(undefined, "rental", true)).toBe("size");
  });

  it("asks a buyer for a size only", () => {
    expect(nextStep(undefined, "sale", false)).toBe("size");
    expect(nextStep(medium, "sale", false)).toBe("add");
  });

  it("asks for other days where the size is taken on the chosen ones", () => {
    expect(nextStep(medium, "rental", true, { v2: 0 })).toBe("otherDays");
    expect(nextStep(medium, "rental", true, { v2: 1 })).toBe("add");
    expect(nextStep(medium, "rental", true)).toBe("add");
  });
});
