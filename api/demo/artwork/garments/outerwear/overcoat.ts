import { type Canvas, pts } from "../../canvas";
import type { Drawing } from "../../drawing";
import type { Cloth } from "../../fabric";
import { arm } from "../../figure/sleeve";
import { jacket } from "../../tailoring/jacket";
import type { Garment } from "../garment";
import { coat, horn, lining } from "./parts";

/** A long coat: double-breasted, or single-breasted with hidden buttons. */
export function overcoat(canvas: Canvas, cloth: Cloth, { silhouette }: Drawing): Garment {
  const hidden = silhouette === "mang-to-khuy-giau";
  const body = jacket(canvas, cloth, {
    hem: 104,
    hemHalf: 24,
    bust: 18.4,
    waist: 17.2,
    shoulder: 16.5,
    closing: 38,
    lapel: "notch",
    breast: hidden ? "single" : "double",
    buttons: hidden ? 0 : 2,
    buttonColor: horn(cloth),
    sleeve: arm(1, 2, 1.7),
    lining: lining(cloth),
    pockets: "flap",
    pocketY: 60,
    folds: 4,
    below: pts("18.8,56 21,78"),
  });
  return coat(body, 108);
}
