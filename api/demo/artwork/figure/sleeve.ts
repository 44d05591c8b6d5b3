import { between, type Canvas, type Curve, lerp, mirror, type Point } from "../canvas";
import type { Cloth } from "../fabric";
import { shade } from "../palette";
import { creases, hull, sew, shine, tube } from "../sewing";
import { at, type Surface } from "../surface";

export interface SleeveCut {
  /** Centre line from shoulder to cuff, right side. */
  line: Curve;
  radius: readonly number[];
  /** Where a raglan sleeve meets the neck; a set-in sleeve has none. */
  raglan?: Point;
}

/** Arms that hang a little away from the body; `length` 1 ends at the wrist, `ease` widens the sleeve. */
export function arm(length: number, spread = 1, ease = 0): SleeveCut {
  const line: Curve = [
    [11.4, 5.2],
    [14.2, 6.8],
    [16.6, 12],
    [18.4 + spread * 0.5, 22],
    [19.8 + spread * 1.2, 32],
    [21 + spread * 1.8, 44],
    [21.4 + spread * 2.4, 57.5],
  ];
  const radius = [
    1.2,
    2.5 + ease * 0.2,
    3.5 + ease * 0.4,
    3.8 + ease * 0.6,
    3.5 + ease * 0.8,
    3.2 + ease * 0.8,
    2.8 + ease * 0.8,
  ];
  if (length >= 1) return { line, radius };
  const last = 1 + length * (line.length - 2);
  const kept = Math.max(3, Math.floor(last));
  const share = Math.min(1, last - kept);
  if (share < 0.05) return { line: line.slice(0, kept + 1), radius: radius.slice(0, kept + 1) };
  return {
    line: [...line.slice(0, kept + 1), between(line[kept]!, line[kept + 1]!, share)],
    radius: [...radius.slice(0, kept + 1), lerp(radius[kept]!, radius[kept + 1]!, share)],
  };
}

/** Both sleeves, left and right, with their creases and open cuffs. */
export function sleeves(canvas: Canvas, cloth: Cloth, cut: SleeveCut, opacity = 1): string {
  return [-1, 1]
    .map((sign) => {
      const line = sign > 0 ? cut.line : mirror(cut.line);
      const surface = cut.raglan ? raglan(tube(line, cut.radius), cut.raglan, sign) : tube(line, cut.radius);
      const folds = [
        ...creases(canvas, surface, 0.12, 0.32, 3, 0.5),
        ...creases(canvas, surface, 0.4, 0.68, 4, 0.75),
        ...creases(canvas, surface, 0.8, 0.97, 2, 0.5),
        ...shine(canvas, surface, sign > 0 ? 0.36 : 0.3, 2.4, 0.8, 0.05, 0.95),
      ];
      const [left, right] = [at(surface, 0, 1), at(surface, 1, 1)];
      const dip: Point = [(left[0] + right[0]) / 2 - sign * 0.2, (left[1] + right[1]) / 2 + 0.9];
      const rise: Point = [dip[0], dip[1] - 1.9];
      const mouth = `<path d="${canvas.outline([
        [left, dip, right],
        [right, rise, left],
      ])}" fill="${shade(cloth.deep, 0.3)}"/>`;
      const body = sew(canvas, cloth, {
        outline: hull(surface, [right, dip, left]),
        surface,
        folds,
        round: 2.2,
        opacity,
      });
      return body + mouth;
    })
    .join("");
}

/** Carries a sleeve's edges over the shoulder to the neck. */
function raglan(surface: Surface, [x, y]: Point, sign: number): Surface {
  const over: Curve = [
    [sign * (x + 0.2), y + 0.2],
    [sign * lerp(x, 17, 0.55), lerp(y, 4.6, 0.5)],
  ];
  const under: Curve = [
    [sign * (x + 0.5), y + 2],
    [sign * (x * 0.4 + 8), 9.5],
    [sign * 14.2, 16],
  ];
  const [outer, inner] = sign > 0 ? [surface.right, surface.left] : [surface.left, surface.right];
  const upper = [...over, ...outer.slice(1)];
  const lower = [...under, ...inner.slice(3)];
  const missing = upper.length - lower.length;
  const even =
    missing > 0
      ? [
          ...lower.slice(0, 3),
          ...Array.from({ length: missing }, (_, index) => between(lower[2]!, lower[3]!, (index + 1) / (missing + 1))),
          ...lower.slice(3),
        ]
      : lower;
  return sign > 0 ? { left: even, right: upper } : { left: upper, right: even };
}
