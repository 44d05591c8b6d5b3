import type { ProductDrawing } from "../../types";
import type { Canvas } from "../canvas";
import { type Cloth, clothOf } from "../fabric";
import { aLine, shiftDress, shirtDress, tiered, wrapDress } from "./day-dress";
import { ballGown, halter, mermaid, slip } from "./evening-dress";
import type { Garment } from "./garment";

type Draw = (canvas: Canvas, cloth: Cloth, drawing: ProductDrawing) => Garment;

const SILHOUETTES: Record<string, Draw> = {
  "duoi-ca": mermaid,
  "xe-ta": slip,
  "chu-a": aLine,
  "cong-chua": ballGown,
  suong: shiftDress,
  quan: wrapDress,
  tang: tiered,
  "so-mi": shirtDress,
  "co-yem": halter,
};

/** Dresses, each silhouette cut from the same bodices and skirts. */
export function drawDress(canvas: Canvas, drawing: ProductDrawing): Garment {
  return (SILHOUETTES[drawing.silhouette] ?? SILHOUETTES["chu-a"]!)(canvas, clothOf(drawing), drawing);
}
