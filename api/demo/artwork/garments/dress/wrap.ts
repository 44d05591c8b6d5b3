import type { Canvas, Curve } from "../../canvas";
import type { Drawing } from "../../drawing";
import type { Cloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { Y } from "../../figure/measures";
import { neckInside } from "../../figure/neck";
import { skirt } from "../../figure/skirt";
import { arm, sleeves } from "../../figure/sleeve";
import { cast, type Fold, seam, sew } from "../../sewing";
import { belt, bow } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { longPiece } from "./parts";

/** Two fronts crossed to a tie at the side, elbow sleeves, a skirt that opens as it walks. */
export function wrapDress(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const full = drawing.fabric === "nhung" || drawing.fabric === "satin";
  const hemY = full ? 143 : 116;
  const base = skirt(canvas, cloth, {
    side: [
      [12, Y.waist],
      [18.4, 54],
      [22, 72],
      [27, 98],
      [full ? 31 : 30, hemY],
    ],
    sag: 3,
    folds: 7,
    from: 0.05,
    strength: 0.9,
    wave: 1.2,
  });
  const fall: Curve = [
    [9.4, Y.waist + 2],
    [9, 62],
    [5.4, 88],
    [7.4, hemY - 14],
    [3, hemY + 2.6],
  ];
  const trunk = bodice(canvas, {
    neck: { width: 7, y: -0.6, depth: 30, shape: "v" },
    shoulder: 16,
    bust: 16.4,
    waist: 12,
    bottom: Y.waist + 0.6,
    bottomHalf: 12.1,
  });
  const top = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: trunk.surface,
    round: 3.4,
    folds: [
      ...trunk.folds,
      ...[-1, 1].flatMap((sign) =>
        [0, 1, 2].flatMap((index): Fold[] => {
          const curve: Curve = [
            [sign * (6.6 + index * 2.4), 4 + index * 3],
            [sign * (3 + index * 3.2), 22 + index],
            [sign * (-4 + index * 3.4), 38],
          ];
          return [
            { d: canvas.lens(curve, 1.2), tone: "deep", strength: 0.6 },
            {
              d: canvas.lens(
                curve.map(([x, y]) => [x - 1, y] as const),
                0.9,
              ),
              tone: "light",
              strength: 0.8,
            },
          ];
        }),
      ),
    ],
  });
  const cross: Curve = [
    [-6.8, -0.2],
    [-3.4, 14],
    [2, 27],
    [10.6, Y.waist - 1],
  ];
  return {
    ...longPiece(
      neckInside(canvas, cloth, 7, -1.6, 22, 1.3) +
        sleeves(canvas, cloth, arm(full ? 1 : 0.66, 1.4, full ? 0.7 : 1.1)) +
        base +
        cast(
          canvas,
          cloth,
          fall.map(([x, y]) => [x + 0.8, y] as const),
          1.8,
          0.6,
        ) +
        seam(canvas, cloth, fall, 0.2, 0.6) +
        top +
        seam(canvas, cloth, cross, 0.26, 0.7) +
        cast(
          canvas,
          cloth,
          cross.map(([x, y]) => [x - 0.6, y + 0.8] as const),
          1,
          0.35,
        ) +
        belt(canvas, cloth, Y.waist, 12.4, "none", 4) +
        bow(canvas, cloth, [10, Y.waist + 0.6], 0.8),
      37,
    ),
    top: -5,
    bottom: full ? 147 : 121,
    stands: full,
  };
}
