import { type Canvas, type Curve, lerp, type Point, pts, reverse } from "../../canvas";
import type { Drawing } from "../../drawing";
import { type Cloth, plainCloth } from "../../fabric";
import { glint, metal, pearl, rod } from "../../hardware";
import { type Fold, sew } from "../../sewing";
import { at, type Surface } from "../../surface";
import type { Garment } from "../garment";
import { smallPiece } from "./small-piece";

export function earrings(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const gold = drawing.color;
  const one = (x: number, dy: number): string => {
    const hoop: Curve = Array.from(
      { length: 15 },
      (_, index): Point => [
        x + 3.6 * Math.cos((index / 14) * 6.283 - 1.57),
        dy - 4 + 3.6 * Math.sin((index / 14) * 6.283 - 1.57),
      ],
    );
    const hook = rod(
      canvas,
      [
        [x, dy - 8],
        [x - 0.4, dy - 11.4],
        [x + 1.6, dy - 13],
        [x + 3, dy - 10.4],
      ],
      0.42,
      gold,
      0.9,
    );
    if (drawing.fabric === "ngoc") {
      return (
        hook +
        rod(canvas, hoop, 0.9, gold, 1) +
        rod(
          canvas,
          [
            [x, dy - 0.6],
            [x, dy + 2.4],
          ],
          0.7,
          gold,
        ) +
        `<use href="#${pearl(canvas)}" transform="translate(${canvas.point([x, dy + 8])})scale(5.2 6)"/>` +
        glint(canvas, [x - 2, dy - 6.4], 1.2)
      );
    }
    const silk = plainCloth("satin", drawing.accent);
    const side: Curve = [
      [x + 1.5, dy + 2.4],
      [x + 2.6, dy + 7],
      [x + 3.2, dy + 24],
    ];
    const other = side.map(([px, py]) => [2 * x - px, py] as const);
    const surface: Surface = { left: other, right: side };
    const threads: Fold[] = Array.from({ length: 12 }, (_, index) => ({
      d: canvas.lens(
        [0, 0.4, 1].map((v) => at(surface, (index + 0.5) / 12, v)),
        0.3,
      ),
      tone: index % 2 ? "deep" : "glow",
      strength: 0.9,
    }));
    const ends: Curve = Array.from(
      { length: 13 },
      (_, index): Point => [lerp(side[2]![0], other[2]![0], index / 12), dy + 24 + (index % 2 ? 0.7 : -0.4)],
    );
    return (
      hook +
      rod(canvas, hoop, 0.9, gold, 1) +
      sew(
        canvas,
        { ...silk, soft: 0.12 },
        { outline: [[other[0]!, side[0]!], side, ends, reverse(other)], surface, folds: threads, round: 0.9 },
      ) +
      metal(
        canvas,
        canvas.outline([
          [
            [x - 1.7, dy - 0.6],
            [x + 1.7, dy - 0.6],
          ],
          [
            [x + 2, dy + 3],
            [x - 2, dy + 3],
          ],
        ]),
        gold,
      ) +
      glint(canvas, [x - 2.4, dy - 6.4], 1.2)
    );
  };
  const bar = rod(canvas, pts("-20,-13.4 20,-13.4"), 0.9, "#8A6443", 0.6);
  void cloth;
  return {
    ...smallPiece(bar + one(-9, 0) + one(8, 1.4)),
    top: -22,
    bottom: 34,
    reach: 23,
    focus: [-9, 2],
    focusWidth: 22,
  };
}
