import type { Canvas } from "../canvas";
import type { Drawing, Family } from "../drawing";
import { drawAccessory } from "./accessory";
import { drawAoDai } from "./ao-dai";
import { drawBag } from "./bag";
import { drawDress } from "./dress";
import type { DrawGarment, Garment } from "./garment";
import { drawOuterwear } from "./outerwear";
import { drawSet } from "./set";
import { drawSkirt } from "./skirt";
import { drawSuit } from "./suit";

const families: Record<Family, DrawGarment> = {
  "ao-dai": drawAoDai,
  dam: drawDress,
  vay: drawSkirt,
  vest: drawSuit,
  "ao-khoac": drawOuterwear,
  set: drawSet,
  "phu-kien": drawAccessory,
  tui: drawBag,
};

/** Draws the garment a drawing describes, in centimetres around its own figure. */
export function drawGarment(canvas: Canvas, drawing: Drawing): Garment {
  return families[drawing.family](canvas, drawing);
}
