import { type Canvas, type Curve, lerp, mirror, type Point, reverse, shift } from "../canvas";
import type { Cloth } from "../fabric";
import { shade } from "../palette";
import { cast, creases, drape, hull, seam, sew, shine } from "../sewing";
import { at, type Surface } from "../surface";
import { Y } from "./measures";

export interface TrouserCut {
  waistY: number;
  waist: number;
  hip: number;
  knee: number;
  hem: number;
  hemY: number;
  /** Pressed crease down the front. */
  crease?: boolean;
  folds?: number;
  /** Half the distance between the legs from the knee down. */
  gap?: number;
  wave?: number;
}

/** Trousers: two legs from waist to hem; `knee` and `hem` are widths of one leg there. */
export function trousers(canvas: Canvas, cloth: Cloth, cut: TrouserCut): string {
  const { gap = 0.1, wave = 0, folds: count = 3 } = cut;
  const fork = Y.hip + 6;
  const legs = [1, -1].map((sign) => {
    const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
    const outer = side([
      [cut.waist, cut.waistY],
      [cut.hip, Y.hip],
      [gap + cut.knee, Math.min(Y.knee, lerp(Y.hip, cut.hemY, 0.55))],
      [gap + cut.hem, cut.hemY],
    ]);
    const inner = side([
      [-0.6, cut.waistY],
      [-0.4, fork],
      [gap, Math.min(Y.knee, lerp(fork, cut.hemY, 0.5))],
      [gap * 0.6, cut.hemY],
    ]);
    const surface: Surface = sign < 0 ? { left: outer, right: inner } : { left: inner, right: outer };
    const folds = [
      ...drape(canvas, surface, { count, from: 0.14, strength: 0.72, width: 0.42 }),
      ...creases(canvas, surface, 0.2, 0.3, 2, 0.45),
      ...shine(canvas, surface, 0.36, 4, 0.8, 0.05, 0.98),
    ];
    if (cut.crease) {
      const line = [0.08, 0.4, 0.7, 1].map((v) => at(surface, 0.5, v));
      folds.push(
        { d: canvas.lens(line, 0.8), tone: "glow", strength: 0.9 },
        { d: canvas.lens(shift(line, 0.8, 0), 0.9), tone: "deep", strength: 0.7 },
      );
    }
    const steps = count * 2;
    const hem = Array.from({ length: steps + 1 }, (_, index): Point => {
      const [x, y] = at(surface, index / steps, 1);
      const bow = 4 * (index / steps) * (1 - index / steps);
      return [x, y + bow * 1.1 + (index % steps === 0 ? 0 : (index % 2 ? -1 : 1) * wave * canvas.range(0.4, 1.1))];
    });
    const [a, b] = [hem[0]!, hem[steps]!];
    const leg = sew(canvas, cloth, {
      outline: hull(surface, reverse(hem)),
      surface,
      folds,
      round: Math.min(4, cut.hem * 0.32),
    });
    const mouth = `<path d="${canvas.outline([[a, [(a[0] + b[0]) / 2, a[1] - 1.2], b], reverse(hem)])}" fill="${shade(cloth.deep, 0.2)}"/>`;
    return mouth + leg;
  });
  return `${legs.join("")}${cast(
    canvas,
    cloth,
    [
      [0, fork - 2],
      [0, fork + 14],
      [0, cut.hemY - 4],
    ],
    1.6,
    0.6,
  )}${seam(
    canvas,
    cloth,
    [
      [0, cut.waistY + 1],
      [0.2, Y.hip],
      [0, fork],
    ],
    0.18,
    0.45,
  )}`;
}
