import type { Canvas } from "../../canvas";
import type { Drawing } from "../../drawing";
import { type Cloth, clothOf } from "../../fabric";
import type { Garment } from "../garment";
import { belted } from "./belt";
import { earrings } from "./earrings";
import { fan } from "./fan";
import { hairpin } from "./hairpin";
import { hat } from "./hat";
import { necklace } from "./necklace";
import { scarf } from "./scarf";
import { shoes } from "./shoes";
import { throwScarf } from "./throw-scarf";
import { turban } from "./turban";

type DrawAccessory = (canvas: Canvas, cloth: Cloth, drawing: Drawing) => Garment;

const accessories: Record<string, DrawAccessory> = {
  "khan-lua": scarf,
  "khan-choang": throwScarf,
  tram: hairpin,
  "tram-chim": hairpin,
  "tram-trang": hairpin,
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
export function drawAccessory(canvas: Canvas, drawing: Drawing): Garment {
  return (accessories[drawing.silhouette] ?? scarf)(canvas, clothOf(drawing), drawing);
}
