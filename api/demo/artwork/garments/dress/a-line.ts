import { type Canvas, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { dressForm } from "../../figure/dress-form";
import { Y } from "../../figure/measures";
import { neckInside } from "../../figure/neck";
import { skirt } from "../../figure/skirt";
import { cast, hull, seam, sew, stitch } from "../../sewing";
import type { Surface } from "../../surface";
import type { Garment } from "../garment";
import { longPiece, princess } from "./parts";

/** Fitted bodice with wide straps over an A-line skirt that ends at the calf. */
export function aLine(canvas: Canvas, cloth: Cloth): Garment {
  const trunk = bodice(canvas, {
    neck: { width: 9.4, y: 1.8, depth: 9, shape: "square" },
    shoulder: 13.6,
    bust: 16.2,
    waist: 11.9,
    bottom: Y.waist,
    bottomHalf: 11.9,
  });
  const base = skirt(canvas, cloth, {
    side: [
      [11.9, Y.waist],
      [19, 56],
      [25, 78],
      [30, 97],
      [33.5, 112],
    ],
    sag: 4,
    folds: 9,
    from: 0.02,
    strength: 0.95,
    wave: 1.3,
  });
  const belt: Surface = {
    left: [
      [-12.1, Y.waist - 1.7],
      [-12.1, Y.waist + 1.5],
    ],
    right: [
      [12.1, Y.waist - 1.7],
      [12.1, Y.waist + 1.5],
    ],
  };
  const band = sew(canvas, cloth, {
    outline: hull(
      belt,
      [
        [12.1, Y.waist + 1.5],
        [0, Y.waist + 2.3],
        [-12.1, Y.waist + 1.5],
      ],
      [
        [-12.1, Y.waist - 1.7],
        [0, Y.waist - 0.9],
        [12.1, Y.waist - 1.7],
      ],
    ),
    surface: belt,
    round: 1,
  });
  return {
    ...longPiece(
      dressForm(canvas, { pole: true }) +
        neckInside(canvas, cloth, 9.4, 1.8, 3, 0.7, false) +
        base +
        sew(canvas, cloth, { outline: trunk.outline, surface: trunk.surface, folds: trunk.folds, round: 3.6 }) +
        princess(canvas, cloth, Y.waist, 0.45) +
        (canvas.back ? seam(canvas, cloth, pts("0,4 0,24 0,56"), 0.16, 0.6) : "") +
        stitch(
          canvas,
          cloth.seam,
          trunk.neckline.map(([x, y]) => [x * 1.05, y + 0.9] as const),
        ) +
        cast(
          canvas,
          cloth,
          [
            [-12, Y.waist + 2],
            [0, Y.waist + 2.8],
            [12, Y.waist + 2],
          ],
          1,
          0.5,
        ) +
        band,
      38,
    ),
  };
}
