import type { Canvas } from "../../canvas";
import type { Fold } from "../../sewing";
import type { Surface } from "../../surface";

/** Bags stand on a plinth: its top is y = 30 and the bag's middle x = 0. */
export const floor = 30;

export const box = (x: number, y0: number, y1: number): Surface => ({
  left: [
    [-x, y0],
    [-x, y1],
  ],
  right: [
    [x, y0],
    [x, y1],
  ],
});

/** Broad soft reflections of polished leather. */
export function polish(canvas: Canvas, x: number, y0: number, y1: number): Fold[] {
  return [
    {
      d: canvas.lens(
        [
          [-x * 0.62, y0 + 1],
          [-x * 0.66, (y0 + y1) / 2],
          [-x * 0.6, y1 - 1],
        ],
        x * 0.5,
      ),
      tone: "light",
      strength: 1,
      wide: true,
    },
    {
      d: canvas.lens(
        [
          [-x * 0.7, y0 + 2],
          [-x * 0.72, (y0 + y1) / 2],
          [-x * 0.68, y1 - 2],
        ],
        x * 0.12,
      ),
      tone: "glow",
      strength: 0.8,
      wide: true,
    },
    {
      d: canvas.lens(
        [
          [x * 0.8, y0 + 2],
          [x * 0.78, (y0 + y1) / 2],
          [x * 0.8, y1 - 2],
        ],
        x * 0.4,
      ),
      tone: "shade",
      strength: 0.8,
      wide: true,
    },
  ];
}
