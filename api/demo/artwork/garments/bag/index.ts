import type { Canvas } from "../../canvas";
import type { Drawing } from "../../drawing";
import { type Cloth, clothOf } from "../../fabric";
import { footprint, plinth } from "../../hardware";
import type { Garment } from "../garment";
import { basket } from "./basket";
import { bucket } from "./bucket";
import { clutch } from "./clutch";
import { kissLock } from "./kiss-lock";
import { minaudiere } from "./minaudiere";
import { floor } from "./parts";
import { saddle } from "./saddle";
import { satchel } from "./satchel";
import { tote } from "./tote";

type DrawBag = (canvas: Canvas, cloth: Cloth, metalColor: string) => string;

const bags: Record<string, DrawBag> = {
  xach: satchel,
  tote,
  clutch,
  but: bucket,
  "yen-ngua": saddle,
  coi: basket,
  kep: kissLock,
  hop: minaudiere,
};

/** Bags on a plinth. */
export function drawBag(canvas: Canvas, drawing: Drawing): Garment {
  const cloth = clothOf(drawing);
  const gold = ["kep", "clutch", "xach", "yen-ngua", "but"].includes(drawing.silhouette) ? drawing.accent : "#B8924E";
  const draw = bags[drawing.silhouette] ?? satchel;
  const body =
    plinth(canvas, floor - 0.6, 24, 26, "#E6DCCD") +
    footprint(canvas, [1, floor], 17, 0.55) +
    draw(canvas, cloth, gold);
  return { body, top: -23, bottom: 45, reach: 25, stands: false, focus: [0, 16], focusWidth: 26 };
}
