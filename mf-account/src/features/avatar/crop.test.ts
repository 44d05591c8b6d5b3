import { centred, clamped, moved, sideOf } from "./crop.ts";

const portrait = { width: 600, height: 800 };

describe("crop", () => {
  it("starts with the largest square, in the middle", () => {
    expect(centred(portrait)).toEqual({ x: 300, y: 400, zoom: 1 });
    expect(sideOf(portrait, 1)).toBe(600);
    expect(sideOf(portrait, 2)).toBe(300);
  });

  it.each([
    [
      { x: 0, y: 0, zoom: 1 },
      { x: 300, y: 300, zoom: 1 },
    ],
    [
      { x: 600, y: 800, zoom: 1 },
      { x: 300, y: 500, zoom: 1 },
    ],
    [
      { x: 0, y: 900, zoom: 2 },
      { x: 150, y: 650, zoom: 2 },
    ],
    [
      { x: 300, y: 400, zoom: 9 },
      { x: 300, y: 400, zoom: 4 },
    ],
    [
      { x: 300, y: 400, zoom: 0.5 },
      { x: 300, y: 400, zoom: 1 },
    ],
  ])("keeps %j inside the picture", (wanted, kept) => {
    expect(clamped(portrait, wanted)).toEqual(kept);
  });

  it("moves with the finger, by shares of the square", () => {
    expect(moved(portrait, { x: 300, y: 400, zoom: 2 }, 0.25, -0.5)).toEqual({ x: 225, y: 550, zoom: 2 });
    expect(moved(portrait, { x: 300, y: 400, zoom: 1 }, 0.5, 0)).toEqual({ x: 300, y: 400, zoom: 1 });
  });
});
