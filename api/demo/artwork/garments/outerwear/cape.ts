import { along, type Canvas, type Curve, mirror, type Point, pts, reverse } from "../../canvas";
import type { Cloth } from "../../fabric";
import { neckInside } from "../../figure/neck";
import { button } from "../../hardware";
import { shade, tint } from "../../palette";
import { cast, drape, seam, sew, shine, stitch } from "../../sewing";
import { at, type Surface } from "../../surface";
import { bow, patch } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { coat, horn } from "./parts";

export function cape(canvas: Canvas, cloth: Cloth): Garment {
  const hem = 78;
  const side: Curve = [
    [6.6, -0.6],
    [15, 4],
    [21.6, 14],
    [26, 34],
    [29, 56],
    [31, hem],
  ];
  const surface: Surface = { left: mirror(side), right: side, sag: 5 };
  const count = 7;
  const bottom: Curve = Array.from({ length: count * 2 + 1 }, (_, index): Point => {
    const [x, y] = at(surface, index / (count * 2), 1);
    return [x, y + (index % (count * 2) === 0 ? 0 : (index % 2 ? -1 : 1) * canvas.range(0.5, 1.2))];
  });
  const front = sew(canvas, cloth, {
    outline: [pts("-6.6,-0.6 -3.4,3.6 0,4.6 3.4,3.6 6.6,-0.6"), side, reverse(bottom), reverse(mirror(side))],
    surface,
    folds: [
      ...drape(canvas, surface, { count, from: 0.2, strength: 0.95, width: 0.46 }),
      ...shine(canvas, surface, 0.3, 8, 0.8, 0.05, 0.9),
    ],
    round: 6,
  });
  const back = `<path d="${canvas.outline([
    [
      [-29, hem - 5],
      [29, hem - 5],
    ],
    [
      [30.6, hem - 0.6],
      [0, hem + 2.4],
      [-30.6, hem - 0.6],
    ],
  ])}" fill="${shade(cloth.deep, 0.2)}"/>`;
  const slits = [-1, 1]
    .map(
      (sign) =>
        cast(
          canvas,
          cloth,
          [
            [sign * 12.6, 36],
            [sign * 13.6, 50],
            [sign * 14, 58],
          ],
          1.6,
          0.8,
        ) +
        seam(
          canvas,
          cloth,
          [
            [sign * 12.4, 35],
            [sign * 13.4, 48],
            [sign * 13.8, 59],
          ],
          0.3,
          0.9,
        ),
    )
    .join("");
  const edge: Curve = [
    [0, 5],
    [0.5, 40],
    [0.2, along(bottom, 0.5)[1]],
  ];
  const collar =
    cloth.name === "tafta"
      ? bow(canvas, cloth, [0, 4.6], 1.5)
      : [-1, 1]
          .map(
            (sign) =>
              cast(
                canvas,
                cloth,
                [
                  [sign * 12, 4.6],
                  [sign * 7.6, 10],
                  [sign * 0.4, 8],
                ],
                1.2,
                0.5,
              ) +
              patch(
                canvas,
                cloth,
                [
                  [
                    [sign * 5.8, -3.6],
                    [sign * 9.6, -1.6],
                    [sign * 12, 4],
                    [sign * 8, 9.6],
                    [sign * 0.3, 7],
                  ],
                  [
                    [sign * 0.3, 4.4],
                    [sign * 3.6, 2],
                    [sign * 5.8, -3.6],
                  ],
                ],
                1,
              ),
          )
          .join("") + button(canvas, [0.3, 12], horn(cloth), 1.3);
  return coat(
    neckInside(canvas, cloth, 6.4, -3.2, 6, 1.2) +
      back +
      front +
      slits +
      seam(canvas, cloth, edge, 0.24, 0.8) +
      stitch(
        canvas,
        tint(cloth.base, 0.2),
        edge.map(([x, y]) => [x + 1.2, y] as const),
      ) +
      collar,
    hem + 8,
    35,
  );
}
