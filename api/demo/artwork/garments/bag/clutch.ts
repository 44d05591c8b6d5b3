import { type Canvas, type Curve, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { chain, glint, metal } from "../../hardware";
import { cast, seam, sew } from "../../sewing";
import { box, polish } from "./parts";

export function clutch(canvas: Canvas, cloth: Cloth, gold: string): string {
  const y0 = 9.6;
  const outline: Curve[] = [
    [
      [-17.4, y0 + 0.6],
      [-16.8, y0],
      [0, y0 - 0.4],
      [16.8, y0],
      [17.4, y0 + 0.6],
    ],
    pts("17.8,28.8 17,29.8 0,30 -17,29.8 -17.8,28.8"),
  ];
  const flap: Curve = [
    [17.4, y0 + 0.4],
    [16.4, 13],
    [3.2, 22.6],
    [0, 23.8],
    [-3.2, 22.6],
    [-16.4, 13],
    [-17.4, y0 + 0.4],
  ];
  const links: Curve = [
    [-16.6, y0 + 1],
    [-20.4, 6],
    [-16, -3.4],
    [-6, -7.6],
    [6, -5.6],
    [14.6, -1],
    [19.6, 6],
    [16.6, y0 + 1],
  ];
  return (
    chain(canvas, links, gold, 46, 0.62) +
    sew(canvas, cloth, {
      outline,
      surface: box(17.6, y0, 30),
      folds: [
        ...polish(canvas, 16, 12, 29),
        {
          d: canvas.lens(pts("-15,27 -4,25.6 10,27.4"), 1.6),
          tone: "deep",
          strength: 0.35,
        },
      ],
      round: 2,
    }) +
    cast(
      canvas,
      cloth,
      flap.map(([x, y]) => [x, y + 0.9] as const),
      1.8,
      0.8,
    ) +
    sew(canvas, cloth, {
      outline: [
        [
          [-17.4, y0 + 0.4],
          [-16.6, y0 - 0.3],
          [0, y0 - 0.7],
          [16.6, y0 - 0.3],
          [17.4, y0 + 0.4],
        ],
        flap,
      ],
      surface: box(17.6, y0, 24),
      folds: [
        ...polish(canvas, 16, y0, 18),
        {
          d: canvas.lens(pts("-12,12 -4,14 4,20"), 2.4),
          tone: "glow",
          strength: 0.6,
          wide: true,
        },
      ],
      round: 1.6,
    }) +
    seam(
      canvas,
      cloth,
      flap.map(([x, y]) => [x * 0.96, y - 0.6] as const),
      0.16,
      0.4,
    ) +
    metal(canvas, canvas.outline([pts("-1.7,21.4 0,20.2 1.7,21.4 1.9,23.4 0,25.2 -1.9,23.4 -1.7,21.4")]), gold) +
    glint(canvas, [-0.7, 21.8], 1.1)
  );
}
