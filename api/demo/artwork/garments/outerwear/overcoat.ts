import { type Canvas, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { arm } from "../../figure/sleeve";
import { jacket } from "../../tailoring/jacket";
import type { Garment } from "../garment";
import { coat, horn, lining } from "./parts";

export function overcoat(canvas: Canvas, cloth: Cloth): Garment {
  const body = jacket(canvas, cloth, {
    hem: 104,
    hemHalf: 24,
    bust: 18.4,
    waist: 17.2,
    shoulder: 16.5,
    closing: 38,
    lapel: "notch",
    breast: "double",
    buttons: 2,
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
