import { type Canvas, type Curve, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { metal, rod } from "../../hardware";
import { shade, tint } from "../../palette";
import { cast, sew, stitch } from "../../sewing";
import { box, polish } from "./parts";

export function saddle(canvas: Canvas, cloth: Cloth, gold: string): string {
  const body: Curve = pts("13,6 14.8,12 15.2,20 13,26.4 7,29.4 0,30 -7,29.4 -13,26.4 -15.2,20 -14.8,12 -13,6");
  const flap: Curve = pts("13.6,5.4 15.2,11 14.6,18.6 9,24 2,25 -4,21.6 -9,19.6 -13.4,16.4 -15,10.6 -13.6,5.4");
  const strap: Curve = pts("-13.4,7 -17,-4 -11,-16 0,-20 11,-16 17,-4 13.4,7");
  const stirrup = canvas.line(pts("-2.4,20.4 -3.4,24 -2.6,27.4 0.6,28.6 3.6,27.4 4.4,24 3.4,20.4"));
  return (
    rod(canvas, strap, 1.4, cloth.base, 0.6) +
    sew(canvas, cloth, {
      outline: [pts("-13,6 0,4.4 13,6"), body],
      surface: box(15, 5, 30),
      round: 2.4,
      folds: polish(canvas, 14, 8, 29),
      dim: 0.12,
    }) +
    stitch(
      canvas,
      tint(cloth.base, 0.5),
      body.map(([x, y]) => [x * 0.95, y - 0.7] as const),
      0.6,
    ) +
    cast(
      canvas,
      cloth,
      flap.map(([x, y]) => [x, y + 0.8] as const),
      1.8,
      0.8,
    ) +
    sew(canvas, cloth, {
      outline: [pts("-13.6,5.4 -8,3.8 0,3.4 8,3.8 13.6,5.4"), flap],
      surface: box(15, 3, 25),
      round: 2.2,
      folds: polish(canvas, 14, 4, 20),
    }) +
    stitch(
      canvas,
      tint(cloth.base, 0.5),
      flap.map(([x, y]) => [x * 0.95, y - 0.7] as const),
      0.75,
    ) +
    [-1, 1]
      .map((sign) =>
        metal(
          canvas,
          canvas.outline([
            [
              [sign * 13.4 - 1.3, 5],
              [sign * 13.4 + 1.3, 5],
            ],
            [
              [sign * 13.4 + 1.1, 8.4],
              [sign * 13.4 - 1.1, 8.4],
            ],
          ]),
          gold,
        ),
      )
      .join("") +
    rod(canvas, pts("0.5,17 0.5,22"), 2, shade(cloth.base, 0.08), 0.3) +
    `<g fill="none" stroke-linecap="round"><path d="${stirrup}" stroke="${shade(gold, 0.4)}" stroke-width="9"/><path d="${stirrup}" stroke="${gold}" stroke-width="6.4" transform="translate(-.8 -.8)"/><path d="${stirrup}" stroke="${tint(gold, 0.8)}" stroke-width="1.8" transform="translate(-2 -2)"/></g>` +
    metal(canvas, canvas.outline([pts("-1.7,19.6 2.7,19.6"), pts("2.7,21.2 -1.7,21.2")]), gold)
  );
}
