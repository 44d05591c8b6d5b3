import type { Canvas } from "../../canvas";
import type { Drawing } from "../../drawing";
import { clothOf, plainCloth } from "../../fabric";
import type { Garment } from "../garment";
import { blazer } from "./blazer";
import { waistcoat } from "./waistcoat";

/** Jackets and waistcoats on an invisible figure. */
export function drawSuit(canvas: Canvas, drawing: Drawing): Garment {
  const cloth = clothOf(drawing);
  const satin = plainCloth("satin", drawing.accent);
  const vest = drawing.silhouette === "gi-le";
  const short = drawing.silhouette === "khong-co";
  return {
    body: vest ? waistcoat(canvas, cloth) : blazer(canvas, cloth, drawing.silhouette, satin),
    top: -6,
    bottom: vest ? 64 : short ? 62 : 74,
    reach: vest ? 25 : 32,
    stands: false,
    focus: vest ? [3, 34] : short ? [5, 22] : [6, 15],
    focusWidth: 27,
  };
}
