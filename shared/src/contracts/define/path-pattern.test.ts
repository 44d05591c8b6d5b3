import { shapeOf } from "./path-pattern.mjs";

describe("shapeOf", () => {
  it("is the same for patterns that differ in the names of parameters", () => {
    expect(shapeOf("/product/:productLink")).toBe(shapeOf("/product/:link"));
    expect(shapeOf("/product/:productLink")).not.toBe(shapeOf("/products/:link"));
  });

  it("is the same for patterns that differ in letter case and a trailing slash, which make no difference", () => {
    expect(shapeOf("/Gifts/:giftCode/")).toBe(shapeOf("/gifts/:code"));
    expect(shapeOf("/gifts")).not.toBe(shapeOf("/:gifts"));
  });
});
