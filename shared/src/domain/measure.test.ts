import { measureBounds, measureMessages, readMeasure } from "./measure.ts";

describe("readMeasure", () => {
  it.each([
    ["height", " 165 cm ", 165],
    ["weight", "52,6kg", 53],
    ["height", " ", null],
    ["height", "80", 80],
    ["height", "79", "wrong"],
    ["weight", "250", 250],
    ["weight", "251", "wrong"],
    ["weight", "năm mươi", "wrong"],
  ] as const)("reads the %s %j as %j", (kind, text, value) => {
    expect(readMeasure(kind, text)).toBe(value);
  });
});

it("names the bounds that it checks", () => {
  const { height, weight } = measureBounds;
  expect(measureMessages).toEqual({
    height: `Chiều cao từ ${height[0]} đến ${height[1]} cm.`,
    weight: `Cân nặng từ ${weight[0]} đến ${weight[1]} kg.`,
  });
});
