import type { Canvas } from "../../canvas";
import type { Cloth } from "../../fabric";
import { skirt } from "../../figure/skirt";
import { W } from "./cuts";

/** Gathered tiers, each sewn fuller than the one above. */
export function tiers(canvas: Canvas, cloth: Cloth, top: number, bottom: number, count: number): string {
  const step = (bottom - W) / count;
  const half = (y: number): number => top + 22 * (Math.max(0, y - W) / (bottom - W)) ** 0.8;
  // From the hem up: each tier hangs over the head of the one below.
  return Array.from({ length: count }, (_, index) => count - 1 - index)
    .map((index) => {
      const y1 = W + (index + 1) * step + (index < count - 1 ? 1.6 : 0);
      const y0 = W + index * step - (index === 0 ? 1.6 : 0);
      const a = half(y0) + (index === 0 ? 0 : 0.4);
      const b = half(y1) + 1.4;
      return skirt(canvas, cloth, {
        side: [
          [a, y0],
          [a + (b - a) * 0.55, y0 + step * 0.35],
          [b, y1],
        ],
        sag: 1.6 + index * 0.7,
        folds: 7 + index,
        from: 0,
        strength: 0.85,
        width: 0.42,
        wave: 0.7,
        round: 4,
        waist: [
          [-a, y0],
          [0, y0 + 1.2 + index * 0.7],
          [a, y0],
        ],
      });
    })
    .join("");
}
