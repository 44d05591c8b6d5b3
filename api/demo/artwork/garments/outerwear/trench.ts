import { type Canvas, type Curve, mirror, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { Y } from "../../figure/measures";
import { type SkirtCut, skirt } from "../../figure/skirt";
import { arm } from "../../figure/sleeve";
import { button } from "../../hardware";
import { cast, seam, stitch } from "../../sewing";
import { jacket } from "../../tailoring/jacket";
import { belt, patch } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { coat, horn, lining } from "./parts";

export function trench(canvas: Canvas, cloth: Cloth): Garment {
  const skirtCut: SkirtCut = {
    side: [
      [15, Y.waist],
      [19.6, 56],
      [22.4, 78],
      [26, 104],
    ],
    sag: 2,
    folds: 5,
    from: 0,
    strength: 0.7,
    wave: 0.7,
  };
  const edge: Curve = [
    [-6.4, Y.waist],
    [-6.8, 70],
    [-6.4, 105.4],
  ];
  const flap = (sign: number): string => {
    const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
    const outline: Curve[] = [
      side(pts("6.8,0.4 16.6,4.6")),
      side(pts("16.6,4.6 15.2,12 15.6,21")),
      side(pts("15.6,21 10,23.6 3.6,21")),
    ];
    return (
      cast(
        canvas,
        cloth,
        outline[2]!.map(([x, y]) => [x, y + 0.6] as const),
        1,
        0.5,
      ) +
      patch(canvas, cloth, outline, 1.6) +
      stitch(
        canvas,
        cloth.seam,
        outline[2]!.map(([x, y]) => [x, y - 0.8] as const),
      )
    );
  };
  const tab = (sign: number): string =>
    patch(
      canvas,
      cloth,
      [
        [
          [sign * 9.4, 0.6],
          [sign * 16.8, 4.2],
        ],
        [
          [sign * 16.2, 6.6],
          [sign * 9, 3],
        ],
      ],
      0.7,
    ) + button(canvas, [sign * 10.6, 2.6], horn(cloth), 0.6);
  const upper = jacket(canvas, cloth, {
    hem: Y.waist + 1,
    hemHalf: 15.2,
    waist: 15,
    closing: 24,
    lapel: "peak",
    breast: "double",
    buttons: 0,
    buttonColor: horn(cloth),
    sleeve: arm(1, 1.6, 1.5),
    lining: lining(cloth),
    pockets: "none",
    folds: 2,
    below: [],
  });
  const marks = [28, 36, 52, 64].flatMap((y) => [-6, 5].map((x) => button(canvas, [x, y], horn(cloth), 0.95))).join("");
  const pockets = [-1, 1]
    .map(
      (sign) =>
        patch(
          canvas,
          cloth,
          [
            [
              [sign * 10.6, 55],
              [sign * 13, 54.4],
            ],
            [
              [sign * 16, 68],
              [sign * 13.6, 68.8],
            ],
          ],
          0.7,
        ) +
        stitch(canvas, cloth.seam, [
          [sign * 11, 56],
          [sign * 14, 68],
        ]),
    )
    .join("");
  const straps = [-1, 1]
    .map((sign) =>
      patch(
        canvas,
        cloth,
        [
          [
            [sign * 18.6, 51.6],
            [sign * 28, 49.6],
          ],
          [
            [sign * 28.2, 52],
            [sign * 18.8, 54],
          ],
        ],
        0.6,
      ),
    )
    .join("");
  const body =
    skirt(canvas, cloth, skirtCut) +
    cast(
      canvas,
      cloth,
      edge.map(([x, y]) => [x - 0.8, y] as const),
      1.3,
      0.5,
    ) +
    seam(canvas, cloth, edge, 0.24, 0.8) +
    stitch(
      canvas,
      cloth.seam,
      edge.map(([x, y]) => [x + 1, y] as const),
    ) +
    upper +
    straps +
    flap(1) +
    tab(-1) +
    tab(1) +
    pockets +
    marks +
    belt(canvas, cloth, Y.waist + 0.6, 15.4, "knot", 4.4);
  return coat(body, 109);
}
