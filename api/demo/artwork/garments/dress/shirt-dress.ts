import type { Canvas } from "../../canvas";
import type { Cloth } from "../../fabric";
import { Y } from "../../figure/measures";
import { skirt } from "../../figure/skirt";
import { arm } from "../../figure/sleeve";
import { button } from "../../hardware";
import { mix } from "../../palette";
import { seam, stitch } from "../../sewing";
import { shirt } from "../../tailoring/shirt";
import { belt } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { longPiece } from "./parts";

/** A shirt let down to the calf and belted. */
export function shirtDress(canvas: Canvas, cloth: Cloth): Garment {
  const sleeve = arm(0.72, 1.4, 1.2);
  const body =
    skirt(canvas, cloth, {
      side: [
        [13, Y.waist],
        [19, 55],
        [23, 76],
        [28, 110],
      ],
      sag: 2.6,
      folds: 7,
      from: 0,
      strength: 0.8,
      wave: 0.9,
    }) +
    shirt(canvas, cloth, {
      hem: Y.waist + 1,
      half: 13.2,
      waist: 13.2,
      sleeve,
      collar: "point",
      buttonColor: mix(cloth.seam, "#F1EADD", 0.4),
      pocket: true,
    });
  const placket =
    seam(
      canvas,
      cloth,
      [
        [-1.6, Y.waist + 3],
        [-2, 110.6],
      ],
      0.18,
      0.6,
    ) +
    stitch(canvas, cloth.seam, [
      [1.6, Y.waist + 3],
      [2, 110.6],
    ]);
  const marks = [52, 62, 72, 82, 92].map((y) => button(canvas, [0, y], mix(cloth.seam, "#F1EADD", 0.4), 0.55)).join("");
  return {
    ...longPiece(body + placket + marks + belt(canvas, cloth, Y.waist + 0.6, 13.4, "knot", 3.6), 33),
    top: -6,
    bottom: 116,
    stands: false,
  };
}
