import { type Canvas, mirror, pts } from "../../canvas";
import type { Drawing } from "../../drawing";
import type { Cloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { Y } from "../../figure/measures";
import { neckInside } from "../../figure/neck";
import { arm, sleeves } from "../../figure/sleeve";
import { button } from "../../hardware";
import { drape, seam, sew, shine, stitch } from "../../sewing";
import type { Surface } from "../../surface";
import { patch } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { longPiece, princess } from "./parts";

/** Straight from the shoulder, a round neck, sleeves to the elbow or none. */
export function shiftDress(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const hem = 94;
  const wool = drawing.fabric === "tweed" || drawing.fabric === "len";
  const sailor = drawing.pattern === "soc-ngang";
  const trunk = bodice(canvas, {
    neck: { width: 7.8, y: 0.4, depth: 5.4, shape: wool ? "round" : "boat" },
    shoulder: wool ? 15.2 : 15.4,
    bust: 16.6,
    waist: wool ? 14.2 : 15.4,
    bottom: hem,
    bottomHalf: wool ? 20.4 : 21.4,
    below: wool ? pts("17.6,58 18.8,74") : pts("18.2,60 20,78"),
    loose: true,
    shape: 0.6,
  });
  const lower: Surface = {
    left: mirror([
      [16.6, 24],
      [15.8, Y.waist],
      [18.6, 62],
      [22, hem],
    ]),
    right: [
      [16.6, 24],
      [15.8, Y.waist],
      [18.6, 62],
      [22, hem],
    ],
    sag: 1.4,
  };
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: { ...trunk.surface },
    folds: [
      ...trunk.folds,
      ...drape(canvas, lower, { count: 5, from: 0.15, strength: 0.75, width: 0.36 }),
      ...shine(canvas, lower, 0.3, 7, 0.8),
    ],
    round: 4.6,
  });
  const arms = wool ? sleeves(canvas, cloth, arm(0.72, 1.2, 0.3)) : sleeves(canvas, cloth, arm(0.4, 1.4, 0.6));
  const trims =
    drawing.fabric === "tweed"
      ? [-1, 1]
          .map(
            (sign) =>
              patch(
                canvas,
                cloth,
                [
                  [
                    [sign * 6.5, 52],
                    [sign * 14.5, 52],
                  ],
                  [
                    [sign * 14.5, 59],
                    [sign * 6.5, 59],
                  ],
                ],
                0.7,
              ) + button(canvas, [sign * 10.5, 54.6], "#EDE3CF", 0.8),
          )
          .join("") +
        [0, 1, 2].map((index) => button(canvas, [9 + index * 2.2, 2.2 + index * 0.9], "#EDE3CF", 0.6)).join("")
      : [-1, 1]
          .map((sign) =>
            seam(
              canvas,
              cloth,
              [
                [sign * 13.6, 50],
                [sign * 15.4, 58],
              ],
              0.24,
              0.6,
            ),
          )
          .join("");
  const inside = neckInside(canvas, cloth, 7.8, 0.4, 6.4, 1.2);
  return {
    ...longPiece(
      inside +
        arms +
        front +
        (wool ? princess(canvas, cloth, 88, 0.5) : "") +
        (canvas.back ? seam(canvas, cloth, pts("0,3 0,30 0,56"), 0.16, 0.6) : trims) +
        (sailor
          ? pts("9.6,2.2 11.6,3 13.6,3.8")
              .map((point) => button(canvas, point, "#B08A4A", 0.75))
              .join("")
          : "") +
        stitch(
          canvas,
          cloth.seam,
          trunk.neckline.map(([x, y]) => [x * 1.06, y + 1] as const),
        ),
      30,
    ),
    top: -5,
    bottom: hem + 6,
    stands: false,
  };
}
