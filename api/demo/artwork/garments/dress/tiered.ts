import { type Canvas, mirror } from "../../canvas";
import type { Cloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { Y } from "../../figure/measures";
import { neckInside } from "../../figure/neck";
import { arm, sleeves } from "../../figure/sleeve";
import { drape, sew, stitch } from "../../sewing";
import { bow } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { tiers } from "../skirt/tiers";
import { longPiece } from "./parts";

/** Gathered tiers from a smocked yoke, soft sleeves. */
export function tiered(canvas: Canvas, cloth: Cloth): Garment {
  const trunk = bodice(canvas, {
    neck: { width: 9.4, y: 1.4, depth: 7, shape: "round" },
    shoulder: 15.6,
    bust: 16.8,
    waist: 13.4,
    bottom: Y.waist,
    bottomHalf: 13.4,
    shape: 0.5,
    loose: true,
  });
  const gathers = [
    ...trunk.folds,
    ...drape(
      canvas,
      {
        left: mirror([
          [14, 9],
          [16.4, 25],
          [13.4, Y.waist],
        ]),
        right: [
          [14, 9],
          [16.4, 25],
          [13.4, Y.waist],
        ],
      },
      { count: 8, from: 0, strength: 0.6, width: 0.34 },
    ),
  ];
  const puff = sleeves(canvas, cloth, {
    line: arm(0.7, 1.6).line,
    radius: [1.4, 3.4, 6, 7, 6.4, 4.4].slice(0, arm(0.7, 1.6).line.length),
  });
  return {
    ...longPiece(
      neckInside(canvas, cloth, 9.4, 1.2, 7.4, 0.9) +
        tiers(canvas, cloth, 13.2, 138, 3) +
        puff +
        sew(canvas, cloth, { outline: trunk.outline, surface: trunk.surface, folds: gathers, round: 3.4 }) +
        stitch(canvas, cloth.seam, [
          [-13.4, Y.waist - 0.8],
          [0, Y.waist],
          [13.4, Y.waist - 0.8],
        ]) +
        stitch(canvas, cloth.seam, [
          [-13.2, Y.waist - 2],
          [0, Y.waist - 1.2],
          [13.2, Y.waist - 2],
        ]) +
        bow(canvas, cloth, [0, 9.4], 0.5),
      39,
    ),
    top: -4,
    bottom: 142,
  };
}
