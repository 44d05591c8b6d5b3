import type { Canvas } from "../../canvas";
import type { Drawing } from "../../drawing";
import { clothOf, plainCloth } from "../../fabric";
import { Y } from "../../figure/measures";
import { lightness, mix, shade } from "../../palette";
import type { Garment } from "../garment";
import { nguThan } from "./ngu-than";
import { nhatBinh } from "./nhat-binh";
import type { Cut } from "./parts";
import { slim } from "./slim";

const cuts: Record<string, Cut> = {
  "truyen-thong": { collar: "stand", sleeve: "long", hem: 134, sweep: 20, loose: false, trousers: "wide" },
  "co-thuyen": { collar: "boat", sleeve: "long", hem: 136, sweep: 23, loose: false, trousers: "wide" },
  "tay-loe": { collar: "stand", sleeve: "flared", hem: 132, sweep: 21, loose: false, trousers: "wide" },
  "cach-tan": { collar: "round", sleeve: "short", hem: 100, sweep: 22, loose: false, trousers: "wide" },
  "ngu-than": { collar: "stand", sleeve: "long", hem: 112, sweep: 27, loose: true, trousers: "wide" },
  "ao-tac": { collar: "stand", sleeve: "wide", hem: 118, sweep: 28, loose: true, trousers: "wide" },
  "nhat-binh": { collar: "round", sleeve: "wide", hem: 116, sweep: 33, loose: true, trousers: "wide" },
};

/** Áo dài: bodice and sleeves, then two long flaps parted at the waist over wide trousers. */
export function drawAoDai(canvas: Canvas, drawing: Drawing): Garment {
  const cut = cuts[drawing.silhouette] ?? cuts["truyen-thong"]!;
  const cloth = clothOf(drawing);
  const pale = lightness(drawing.color) > 0.8;
  const silk = plainCloth(
    "lua",
    pale ? mix(drawing.color, "#FFFFFF", 0.3) : drawing.fabric === "nhung" ? shade(drawing.color, 0.1) : "#F1E9DC",
  );
  const body =
    drawing.silhouette === "nhat-binh"
      ? nhatBinh(canvas, cloth, silk)
      : cut.loose
        ? nguThan(canvas, cloth, silk, cut)
        : slim(canvas, cloth, silk, cut);
  return {
    body,
    top: -7,
    bottom: Y.floor - 2,
    reach: cut.sleeve === "wide" ? 47 : 37,
    stands: true,
    ...(cloth.pattern === "theu-sen"
      ? { focus: [0, cut.hem - 26] as const, focusWidth: 44 }
      : { focus: [cut.loose ? 4 : 3, cut.collar === "boat" ? 12 : 8] as const, focusWidth: 34 }),
  };
}
