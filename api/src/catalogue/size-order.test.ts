import { compareSizes } from "./size-order.ts";

describe("compareSizes", () => {
  it.each([
    [
      ["XXL", "S", "Free", "L", "XS", "M", "XL"],
      ["Free", "XS", "S", "M", "L", "XL", "XXL"],
    ],
    [
      ["3XL", "M", "2XL", "2XS", "XL", "XS"],
      ["2XS", "XS", "M", "XL", "2XL", "3XL"],
    ],
    [
      ["40", "38", "m", "9", "Freesize"],
      ["Freesize", "m", "9", "38", "40"],
    ],
  ])("sorts %j", (sizes, sorted) => expect([...sizes].sort(compareSizes)).toEqual(sorted));
});
