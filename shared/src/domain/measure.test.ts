import { measureBounds, measureMessages } from "./measure.ts";

it("names the bounds that it checks", () => {
  const { height, weight } = measureBounds;
  expect(measureMessages).toEqual({
    height: `Chiều cao từ ${height[0]} đến ${height[1]} cm.`,
    weight: `Cân nặng từ ${weight[0]} đến ${weight[1]} kg.`,
  });
});
