import type { Canvas } from "../../canvas";
import type { Drawing } from "../../drawing";
import { type Cloth, clothOf } from "../../fabric";
import type { Garment } from "../garment";
import { biker } from "./biker";
import { bomber } from "./bomber";
import { cape } from "./cape";
import { denim } from "./denim";
import { overcoat } from "./overcoat";
import { robe } from "./robe";
import { trench } from "./trench";

type DrawCoat = (canvas: Canvas, cloth: Cloth, drawing: Drawing) => Garment;

const coats: Record<string, DrawCoat> = {
  trench,
  "mang-to": overcoat,
  "mang-to-khuy-giau": overcoat,
  bomber,
  biker,
  denim,
  choang: robe,
  cape,
};

/** Coats, jackets worn outdoors, robes and capes. */
export function drawOuterwear(canvas: Canvas, drawing: Drawing): Garment {
  return (coats[drawing.silhouette] ?? overcoat)(canvas, clothOf(drawing), drawing);
}
