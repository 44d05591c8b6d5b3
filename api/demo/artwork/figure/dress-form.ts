import { type Canvas, type Curve, mirror, pts } from "../canvas";
import { plainCloth } from "../fabric";
import { hull, seam, sew } from "../sewing";
import type { Surface } from "../surface";

/** An atelier's dress form: linen torso, neck cap, and a turned pole down to a round foot. */
export function dressForm(canvas: Canvas, options: { pole?: boolean; color?: string; fabric?: string } = {}): string {
  const linen = plainCloth(options.fabric ?? "linen", options.color ?? "#DCCDB4");
  const right: Curve = pts(
    "4.6,-7 5,-3 7.2,0.8 16.4,4.6 16,9 15.2,14 15.8,19.5 16.2,25 13.8,33 11.4,41 14.6,50 16.8,60 16.6,70",
  );
  const surface: Surface = { left: mirror(right), right };
  const torso = sew(canvas, linen, {
    outline: hull(surface, pts("16.6,70 9,72.5 -9,72.5 -16.6,70"), pts("-4.6,-7 0,-6.4 4.6,-7")),
    surface,
    round: 5,
    folds: [
      {
        d: canvas.lens(pts("-12,27 -8,31 -3,31 0,28"), 4),
        tone: "shade",
        strength: 0.7,
        wide: true,
      },
      {
        d: canvas.lens(pts("1,28 5,31 10,31 14,27"), 4),
        tone: "deep",
        strength: 0.6,
        wide: true,
      },
      {
        d: canvas.lens(pts("-10,8 -9,16 -8,24"), 7),
        tone: "glow",
        strength: 0.8,
        wide: true,
      },
    ],
  });
  const cap = `<path d="${canvas.outline([
    pts("-4.7,-7.2 -3.4,-9.2 0,-9.9 3.4,-9.2 4.7,-7.2"),
    pts("4.7,-7.2 0,-6.2 -4.7,-7.2"),
  ])}" fill="#7A5638"/><path d="${canvas.outline([
    pts("-1.1,-9.6 -1.5,-12 0,-13.6 1.5,-12 1.1,-9.6"),
  ])}" fill="#8A6443"/><path d="${canvas.lens(pts("-3.4,-8.2 -1.5,-9 1,-9.2"), 0.7)}" fill="#C79F74" opacity=".8"/>`;
  const lines =
    seam(canvas, linen, pts("0,-6.5 0,30 0,72"), 0.16, 0.4) +
    [-1, 1]
      .map((sign) =>
        seam(
          canvas,
          linen,
          [
            [sign * 9.5, 3],
            [sign * 7.6, 24],
            [sign * 6, 41],
            [sign * 8.4, 60],
            [sign * 8.6, 71.5],
          ],
          0.14,
          0.3,
        ),
      )
      .join("");
  const pole = options.pole
    ? `<path d="${canvas.outline([
        pts("-1.1,70 1.1,70"),
        pts("1,146 -1,146"),
      ])}" fill="#7A5638"/><path d="${canvas.outline([
        pts("-0.6,70 -0.1,70"),
        pts("-0.1,146 -0.6,146"),
      ])}" fill="#C79F74" opacity=".6"/><path d="${canvas.outline([
        pts("-13,148 -11,145.6 0,144.6 11,145.6 13,148"),
        pts("13,148 11,149.6 0,150.4 -11,149.6 -13,148"),
      ])}" fill="#5E4029"/><path d="${canvas.lens(pts("-11,147 -4,145.8 6,145.6"), 0.9)}" fill="#B58C62" opacity=".7"/>`
    : "";
  return pole + torso + lines + cap;
}
