import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import type { Cloth } from "../../fabric";
import { glint, metal, rod } from "../../hardware";
import { shade, tint } from "../../palette";
import { cast, sew, stitch } from "../../sewing";
import { box, polish } from "./parts";

export function satchel(canvas: Canvas, cloth: Cloth, gold: string): string {
  const side: Curve = pts("13.4,5.6 14.6,16 15.6,26 15.4,28.6 14.2,29.6");
  const bottom: Curve = pts("14.2,29.6 0,30 -14.2,29.6");
  const front: Curve[] = [pts("-13.4,5.6 0,5.2 13.4,5.6"), side, bottom, reverse(mirror(side))];
  const gusset = sew(canvas, cloth, {
    outline: [pts("12.6,4.8 16.2,6.4"), pts("16.2,6.4 17.4,16 18,26 17.2,28.2"), pts("17.2,28.2 14,29.4")],
    surface: box(18, 4, 30),
    round: 1.2,
    dim: 0.4,
    plain: true,
  });
  const inset = (k: number): Curve => [
    [-13.4 * k, 7],
    [-14.4 * k, 16],
    [-15.2 * k, 26],
    [-13.8 * k, 28.4],
    [0, 28.8],
    [13.8 * k, 28.4],
    [15.2 * k, 26],
    [14.4 * k, 16],
    [13.4 * k, 7],
  ];
  const flap: Curve = pts("13.8,4.6 14,9 13.2,13.6 9,15.6 0,16.2 -9,15.6 -13.2,13.6 -14,9 -13.8,4.6");
  const handle = (dy: number, color: string): string =>
    rod(
      canvas,
      [
        [-7.4, 5 + dy],
        [-7, -2 + dy],
        [-4.4, -7.4 + dy],
        [0, -9.2 + dy],
        [4.4, -7.4 + dy],
        [7, -2 + dy],
        [7.4, 5 + dy],
      ],
      1.5,
      color,
      0.7,
    );
  const ring = (x: number): string =>
    metal(
      canvas,
      canvas.outline([
        [
          [x - 1.2, 3.6],
          [x + 1.2, 3.6],
        ],
        [
          [x + 1, 7],
          [x - 1, 7],
        ],
      ]),
      gold,
    );
  const lock =
    metal(canvas, canvas.outline([pts("-2.2,12.6 0,12.2 2.2,12.6"), pts("2.2,17.6 0,18.2 -2.2,17.6")]), gold) +
    metal(canvas, canvas.outline([pts("-0.5,13.6 0.5,13.6"), pts("0.5,16.8 -0.5,16.8")]), shade(gold, 0.15)) +
    glint(canvas, [-1.2, 13.4], 1);
  return (
    rod(canvas, pts("-6.4,4 -6,-3.4 -3.8,-8 0,-9.8 3.8,-8 6,-3.4 6.4,4"), 1.4, shade(cloth.base, 0.3), 0.3) +
    gusset +
    sew(canvas, cloth, { outline: front, surface: box(15, 5, 30), folds: polish(canvas, 14, 8, 29), round: 2.6 }) +
    stitch(canvas, tint(cloth.base, 0.5), inset(0.97), 0.7) +
    cast(
      canvas,
      cloth,
      flap.map(([x, y]) => [x, y + 0.7] as const),
      1.6,
      0.7,
    ) +
    sew(canvas, cloth, {
      outline: [pts("-13.8,4.6 -10,3.4 0,3 10,3.4 13.8,4.6"), flap],
      surface: box(14, 3, 16),
      folds: polish(canvas, 13, 3, 15),
      round: 1.8,
    }) +
    stitch(
      canvas,
      tint(cloth.base, 0.5),
      flap.map(([x, y]) => [x * 0.95, y - 0.8] as const),
      0.7,
    ) +
    ring(-7.4) +
    ring(7.4) +
    handle(0, cloth.base) +
    lock
  );
}
