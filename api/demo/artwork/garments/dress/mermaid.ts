import type { Canvas } from "../../canvas";
import type { Cloth } from "../../fabric";
import { dressForm } from "../../figure/dress-form";
import { Y } from "../../figure/measures";
import { skirt } from "../../figure/skirt";
import { cast, creases, seam } from "../../sewing";
import type { Garment } from "../garment";
import { bodyLight, bustFolds, longPiece, princess, sweetheart } from "./parts";

export function mermaid(canvas: Canvas, cloth: Cloth): Garment {
  const gown = skirt(canvas, cloth, {
    side: [
      [16.2, 17.4],
      [16.5, 25],
      [14.2, 33],
      [11.9, Y.waist],
      [16.2, 52],
      [17.8, 63],
      [16.2, 78],
      [13.6, 93],
      [17, 108],
      [25, 127],
      [36, 147],
    ],
    waist: sweetheart,
    sag: 3,
    folds: 8,
    from: 0.66,
    strength: 1,
    wave: 1.8,
    round: 4.5,
    extra: (surface) => [
      ...bustFolds(canvas),
      ...bodyLight(canvas),
      ...creases(canvas, surface, 0.32, 0.42, 4, 0.5),
      ...creases(canvas, surface, 0.6, 0.72, 5, 0.6),
    ],
  });
  return longPiece(
    dressForm(canvas) +
      cast(canvas, cloth, sweetheart, 1.2, 0.35) +
      gown +
      princess(canvas, cloth, 66) +
      seam(
        canvas,
        cloth,
        sweetheart.map(([x, y]) => [x * 0.985, y + 0.7] as const),
        0.16,
        0.45,
      ),
    40,
  );
}
