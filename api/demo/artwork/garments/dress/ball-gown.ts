import type { Canvas } from "../../canvas";
import { type Cloth, plainCloth } from "../../fabric";
import { dressForm } from "../../figure/dress-form";
import { Y } from "../../figure/measures";
import { skirt } from "../../figure/skirt";
import { cast } from "../../sewing";
import { belt } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { bustier, longPiece, princess, sweetheart } from "./parts";

/** Strapless bodice over a skirt of many layers, the upper one opaque, the lower ones seen at the hem. */
export function ballGown(canvas: Canvas, cloth: Cloth): Garment {
  const sheer = cloth.opacity < 0.9;
  const layer = (grow: number, opacity: number, dim: number): string =>
    skirt(canvas, dim ? { ...cloth, pattern: "tron" } : cloth, {
      side: [
        [12, Y.waist],
        [24 + grow, 49],
        [36 + grow, 70],
        [44 + grow, 104],
        [47 + grow * 1.6, 147 - (sheer ? 0 : 1)],
      ],
      sag: 4.5,
      folds: 11,
      from: 0,
      strength: 1,
      width: 0.6,
      wave: 2,
      opacity,
      round: 10,
    });
  const skirts = sheer ? layer(3, 0.6, 0.2) + layer(-2, 1, 0) : layer(0, 1, 0);
  return {
    ...longPiece(
      dressForm(canvas) +
        skirts +
        cast(
          canvas,
          cloth,
          [
            [-13, Y.waist + 2],
            [0, Y.waist + 4],
            [13, Y.waist + 2],
          ],
          1.6,
          0.5,
        ) +
        bustier(canvas, cloth, sweetheart, Y.waist, 12.2) +
        princess(canvas, cloth, Y.waist, 0.4) +
        belt(
          canvas,
          plainCloth("satin", cloth.name === "organza" ? cloth.shade : cloth.base),
          Y.waist - 0.2,
          12.4,
          "none",
          3,
        ),
      54,
    ),
    top: -12,
  };
}
