import type { ProductDrawing } from "../../types";
import type { Canvas } from "../canvas";
import { type Cloth, clothOf } from "../fabric";
import { belted, fan, scarf } from "./accessory-cloth";
import { shoes } from "./footwear";
import type { Garment } from "./garment";
import { hat, turban } from "./headwear";
import { earrings, hairpin, necklace } from "./jewellery";

type DrawAccessory = (canvas: Canvas, cloth: Cloth, drawing: ProductDrawing) => Garment;

const ACCESSORIES: Record<string, DrawAccessory> = {
  "khan-lua": scarf,
  tram: hairpin,
  "giay-got": shoes,
  sandal: shoes,
  man: turban,
  "bong-tai": earrings,
  "that-lung": belted,
  "vong-co": necklace,
  quat: fan,
  "mu-rong": hat,
};

/** Scarves, hairpins, shoes, jewellery, belts, fans and hats. */
export function drawAccessory(canvas: Canvas, drawing: ProductDrawing): Garment {
  return (ACCESSORIES[drawing.silhouette] ?? scarf)(canvas, clothOf(drawing), drawing);
}
