import type { Canvas } from "../../canvas";
import type { Drawing } from "../../drawing";
import { type Cloth, clothOf, plainCloth } from "../../fabric";
import { dressForm } from "../../figure/dress-form";
import { Y } from "../../figure/measures";
import { skirt } from "../../figure/skirt";
import { button } from "../../hardware";
import { seam, stitch } from "../../sewing";
import { belt, bow } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { cuts, W } from "./cuts";
import { pleated } from "./pleated";
import { tiers } from "./tiers";
import { wrapped } from "./wrapped";

/** The skirt alone, hung from the waist; dresses and sets use the same cuts. */
function skirtOf(canvas: Canvas, cloth: Cloth, kind: string): { body: string; bottom: number; reach: number } {
  const cut = cuts[kind];
  if (cut)
    return {
      body: skirt(canvas, cloth, cut(canvas)),
      bottom: cut(canvas).side.at(-1)![1] + 3,
      reach: cut(canvas).side.at(-1)![0] + 2,
    };
  if (kind === "xep-ly") return { body: pleated(canvas, cloth), bottom: 104, reach: 28 };
  if (kind === "tang") return { body: tiers(canvas, cloth, 12, 142, 3), bottom: 144, reach: 36 };
  return { body: wrapped(canvas, cloth), bottom: 128, reach: 24 };
}

/** Skirts on the atelier's dress form. */
export function drawSkirt(canvas: Canvas, drawing: Drawing): Garment {
  const cloth = clothOf(drawing);
  const { body, bottom, reach } = skirtOf(canvas, cloth, drawing.silhouette);
  // The wide sash of a quan họ singer, its ends hanging.
  const sash = plainCloth("lua", drawing.accent);
  const trims =
    drawing.silhouette === "quan-ta"
      ? ""
      : drawing.silhouette === "dup"
        ? belt(canvas, sash, W + 1.6, 12.4, "none", 5.4) + bow(canvas, sash, [-7, W + 3], 1.1)
        : belt(
            canvas,
            cloth,
            W + 1,
            drawing.silhouette === "mini" ? 12.6 : 12,
            drawing.seed % 3 === 0 ? "buckle" : "none",
          );
  const denim =
    drawing.fabric === "denim"
      ? Array.from({ length: 6 }, (_, index) => button(canvas, [0, W + 6 + index * 9], "#B08A4A", 0.8)).join("") +
        stitch(
          canvas,
          "#C99A58",
          [
            [-1.6, W + 3],
            [-1.8, 99],
          ],
          0.9,
        ) +
        stitch(
          canvas,
          "#C99A58",
          [
            [1.6, W + 3],
            [1.8, 99],
          ],
          0.9,
        )
      : "";
  const pockets =
    drawing.silhouette === "mini" || drawing.silhouette === "chu-a"
      ? [-1, 1]
          .map((sign) =>
            seam(
              canvas,
              cloth,
              [
                [sign * 7, W + 3.4],
                [sign * 10, W + 9],
                [sign * 15.4, W + 13],
              ],
              0.2,
              0.6,
            ),
          )
          .join("")
      : "";
  return {
    body: dressForm(canvas, { pole: true }) + body + denim + pockets + trims,
    top: bottom < 112 ? 4 : -13,
    bottom: bottom < 112 ? 128 : Y.floor,
    reach: Math.max(28, reach),
    stands: true,
    focus: [-3, W + 12],
    focusWidth: 32,
  };
}
