import { type Canvas, type Curve, mirror, type Point, pts, reverse } from "../../canvas";
import type { Cloth } from "../../fabric";
import { metal, rod } from "../../hardware";
import { mix, shade } from "../../palette";
import { drape, sew } from "../../sewing";
import { at, type Surface } from "../../surface";
import type { Garment } from "../garment";
import { smallPiece } from "./small-piece";

/** A silk square drawn through a ring and left to fall. */
export function scarf(canvas: Canvas, cloth: Cloth): Garment {
  const fall = (half: number, y0: number, low: number, corners: number, dim: number): string => {
    const side: Curve = [
      [3, y0],
      [6, y0 + 8],
      [half * 0.7, y0 + 26],
      [half, low - 12],
    ];
    const surface: Surface = { left: mirror(side).map(([x, y]) => [x * 1.06, y - 3] as const), right: side, sag: 8 };
    const hem: Point[] = Array.from({ length: corners * 2 + 1 }, (_, index) => {
      const [x, y] = at(surface, index / (corners * 2), 1);
      const corner = index === 0 || index === corners * 2;
      return [x, corner ? y : y + (index % 2 ? 5 : -2) + canvas.range(-2, 2)];
    });
    const border = (rise: number): Curve => hem.map(([x, y]) => [x * 0.985, y - rise] as const);
    const trim = mix(cloth.accent, cloth.base, 0.15);
    return sew(canvas, cloth, {
      outline: [
        [
          [-3, y0],
          [0, y0 - 0.8],
          [3, y0],
        ],
        side,
        reverse(hem),
        reverse(surface.left),
      ],
      surface,
      round: 3,
      dim,
      worked: `<g fill="none"><path d="${canvas.line(border(3.4))}" stroke="${trim}" stroke-width="26"/><path d="${canvas.line(border(6))}" stroke="${shade(cloth.base, 0.2)}" stroke-width="5"/><path d="${canvas.line(border(1.2))}" stroke="${shade(cloth.base, 0.25)}" stroke-width="4"/></g>`,
      folds: drape(canvas, surface, { count: corners + 3, from: 0, strength: 1, width: 0.5 }),
    });
  };
  const ring = rod(
    canvas,
    Array.from(
      { length: 15 },
      (_, index): Point => [4.6 * Math.cos((index / 14) * 6.283), 2 + 4.6 * Math.sin((index / 14) * 6.283)],
    ),
    0.8,
    "#B8924E",
    0.95,
  );
  const peg = metal(canvas, canvas.outline([pts("-0.8,-4.6 0.8,-4.6"), pts("0.8,-2 -0.8,-2")]), "#B8924E");
  return {
    ...smallPiece(peg + fall(24, 5.4, 66, 3, 0.22) + ring + fall(19, 4.4, 56, 2, 0)),
    top: -6,
    bottom: 76,
    reach: 30,
    focus: [0, 42],
    focusWidth: 40,
  };
}
