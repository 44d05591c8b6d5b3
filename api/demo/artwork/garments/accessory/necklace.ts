import { type Canvas, type Curve, lerp } from "../../canvas";
import type { Drawing } from "../../drawing";
import { type Cloth, plainCloth } from "../../fabric";
import { dressForm } from "../../figure/dress-form";
import { beads, pearl } from "../../hardware";
import { cast } from "../../sewing";
import type { Garment } from "../garment";
import { blossom } from "./blossom";
import { smallPiece } from "./small-piece";

export function necklace(canvas: Canvas, _cloth: Cloth, drawing: Drawing): Garment {
  const strand = (half: number, y: number, low: number): Curve => [
    [-half, y],
    [-half * 0.86, lerp(y, low, 0.5)],
    [-half * 0.45, lerp(y, low, 0.9)],
    [0, low],
    [half * 0.45, lerp(y, low, 0.9)],
    [half * 0.86, lerp(y, low, 0.5)],
    [half, y],
  ];
  const velvet = dressForm(canvas, { color: "#4B3B40", fabric: "nhung" });
  const under = (curve: Curve): string =>
    cast(
      canvas,
      plainCloth("nhung", "#4B3B40"),
      curve.map(([x, y]) => [x + 0.5, y + 0.8] as const),
      1,
      0.7,
    );
  const [short, long] = [strand(6.4, -0.6, 8.6), strand(7.6, 0.4, 14.6)];
  const drop = `<use href="#${pearl(canvas)}" transform="translate(${canvas.point([0, 17.4])})scale(1.5 1.8)"/>`;
  return {
    ...smallPiece(
      velvet +
        under(long) +
        under(short) +
        beads(canvas, long, 44, (share) => 0.42 + 0.3 * Math.sin(Math.PI * share)) +
        blossom(canvas, [0, 15], 0.36, drawing.accent, "#F4ECE2") +
        drop +
        beads(canvas, short, 34, (share) => 0.4 + 0.2 * Math.sin(Math.PI * share)),
    ),
    top: -15,
    bottom: 32,
    reach: 19,
    focus: [0, 9],
    focusWidth: 17,
  };
}
