import type { Canvas } from "../../canvas";
import type { Drawing } from "../../drawing";
import { type Cloth, clothOf } from "../../fabric";
import type { Garment } from "../garment";
import { aLine } from "./a-line";
import { ballGown } from "./ball-gown";
import { batwing } from "./batwing";
import { halter } from "./halter";
import { mermaid } from "./mermaid";
import { shiftDress } from "./shift";
import { shirtDress } from "./shirt-dress";
import { slip } from "./slip";
import { tiered } from "./tiered";
import { wrapDress } from "./wrap";

type Draw = (canvas: Canvas, cloth: Cloth, drawing: Drawing) => Garment;

const silhouettes: Record<string, Draw> = {
  "duoi-ca": mermaid,
  "xe-ta": slip,
  "chu-a": aLine,
  "cong-chua": ballGown,
  suong: shiftDress,
  "canh-doi": batwing,
  quan: wrapDress,
  tang: tiered,
  "so-mi": shirtDress,
  "co-yem": halter,
};

/** Dresses, each silhouette cut from the same bodices and skirts. */
export function drawDress(canvas: Canvas, drawing: Drawing): Garment {
  return (silhouettes[drawing.silhouette] ?? silhouettes["chu-a"]!)(canvas, clothOf(drawing), drawing);
}
