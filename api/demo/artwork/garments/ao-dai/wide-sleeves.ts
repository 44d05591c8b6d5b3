import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import type { Cloth } from "../../fabric";
import { drape, sew, shine } from "../../sewing";
import { at, type Surface } from "../../surface";

/** Ample sleeves of a ceremonial robe; `bands` colour their mouths. */
export const wideSleeves = (canvas: Canvas, cloth: Cloth, bands: readonly string[]): string =>
  [-1, 1].map((sign) => wideSleeve(canvas, cloth, bands, sign)).join("");

function wideSleeve(canvas: Canvas, cloth: Cloth, bands: readonly string[], sign: number): string {
  const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
  const upper = side(pts("16,4.4 26,14 34,30 42,52"));
  const lower = side(pts("14,26 18,40 20,58 23,78"));
  const surface: Surface = sign > 0 ? { left: lower, right: upper } : { left: upper, right: lower };
  const mouth: Curve = [lower[3]!, side([[33, 68]])[0]!, upper[3]!];
  const folds = [
    ...drape(canvas, surface, { count: 4, from: 0.1, strength: 0.7, width: 0.4 }),
    ...shine(canvas, surface, 0.6, 6, 0.7),
  ];
  const stripes = bands
    .map((color, index) => {
      const v = 0.74 + index * 0.055;
      const cross = (w: number): Curve => [at(surface, -0.05, w), at(surface, 0.5, w), at(surface, 1.05, w)];
      return `<path d="${canvas.outline([cross(v), reverse(cross(v + 0.056))])}" fill="${color}"/>`;
    })
    .join("");
  return sew(canvas, cloth, {
    outline: [upper, reverse(mouth), reverse(lower)],
    surface,
    folds,
    round: 3.6,
    worked: stripes,
  });
}
