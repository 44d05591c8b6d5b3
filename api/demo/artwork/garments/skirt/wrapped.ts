import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import type { Cloth } from "../../fabric";
import { cast, drape, type Fold, seam, sew } from "../../sewing";
import type { Surface } from "../../surface";
import { bow } from "../../tailoring/trims";
import { W } from "./cuts";

/** A front panel wrapped to the left hip, its edge falling in a cascade. */
export function wrapped(canvas: Canvas, cloth: Cloth): string {
  const right: Curve = [
    [11.8, W],
    [16.8, 55],
    [18.4, 72],
    [20, 98],
    [21, 124],
  ];
  const surface: Surface = { left: mirror(right), right, sag: 1.6 };
  const under = sew(canvas, cloth, {
    outline: [
      [
        [-11.8, W],
        [0, W + 0.6],
        [11.8, W],
      ],
      right,
      pts("21,124 12,126 2,125"),
      [
        [2, 125],
        [-4, 80],
        [-11.8, W],
      ],
    ],
    surface,
    folds: drape(canvas, surface, { count: 5, strength: 0.8 }),
    round: 4,
    dim: 0.28,
  });
  const edge: Curve = [
    [10.6, W + 1],
    [10.4, 56],
    [7, 74],
    [6.6, 90],
    [1, 106],
    [2.4, 114],
    [-6, 125],
  ];
  const flap = sew(canvas, cloth, {
    outline: [
      [
        [-11.8, W],
        [0, W + 0.6],
        [10.6, W + 1],
      ],
      edge,
      pts("-6,125 -13,126.4 -21,124"),
      reverse(mirror(right)),
    ],
    surface,
    round: 4,
    folds: [
      ...drape(
        canvas,
        {
          left: mirror(right),
          right: [
            [2, W],
            [4, 60],
            [2, 90],
            [-4, 125],
          ],
        },
        { count: 4, from: 0.1, strength: 0.8 },
      ),
      ...[0, 1, 2, 3, 4].flatMap((index): Fold[] => {
        const curve: Curve = [
          [10 - index * 0.4, W + 2 + index],
          [2, 52 + index * 7],
          [-7, 62 + index * 11],
          [-15, 70 + index * 13],
        ];
        return [
          { d: canvas.lens(curve, 1.8), tone: "deep", strength: 0.7 },
          {
            d: canvas.lens(
              curve.map(([x, y]) => [x, y - 1.7] as const),
              1.5,
            ),
            tone: "glow",
            strength: 0.7,
          },
        ];
      }),
    ],
  });
  return (
    under +
    cast(
      canvas,
      cloth,
      edge.map(([x, y]) => [x + 0.9, y] as const),
      2,
      0.6,
    ) +
    flap +
    seam(
      canvas,
      cloth,
      edge.map(([x, y]) => [x - 0.6, y] as const),
      0.16,
      0.5,
    ) +
    bow(canvas, cloth, [10.2, W + 2], 0.62)
  );
}
