import type { ProductDrawing } from "../../types";
import type { Canvas } from "../canvas";
import { type Cloth, clothOf } from "../fabric";
import { cape, robe } from "./cloak";
import { overcoat, trench } from "./coat";
import type { Garment } from "./garment";
import { biker, bomber } from "./short-jacket";

type DrawCoat = (canvas: Canvas, cloth: Cloth, drawing: ProductDrawing) => Garment;

const COATS: Record<string, DrawCoat> = { trench, "mang-to": overcoat, bomber, biker, choang: robe, cape };

/** Coats, jackets worn outdoors, robes and capes. */
export function drawOuterwear(canvas: Canvas, drawing: ProductDrawing): Garment {
  return (COATS[drawing.silhouette] ?? overcoat)(canvas, clothOf(drawing), drawing);
}
