import { type Canvas, type Curve, pts } from "../../canvas";
import type { Drawing } from "../../drawing";
import type { Cloth } from "../../fabric";
import { beads, chain, glint, metal, rod } from "../../hardware";
import { tint } from "../../palette";
import type { Garment } from "../garment";
import { blossom } from "./blossom";
import { smallPiece } from "./small-piece";

/** A hairpin: long stem, blossoms at the head, strings of beads that sway. */
export function hairpin(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const color = cloth.base;
  const stem: Curve = pts("15,38 2,18 -9,1");
  const tassel = (x: number, y: number, length: number): string =>
    chain(
      canvas,
      [
        [x, y],
        [x + 0.3, y + length * 0.5],
        [x, y + length],
      ],
      color,
      Math.round(length * 1.1),
      0.34,
    ) +
    beads(
      canvas,
      [
        [x + 0.2, y + 2],
        [x + 0.2, y + length],
      ],
      4,
      () => 0.62,
      drawing.accent,
    ) +
    beads(
      canvas,
      [
        [x, y + length],
        [x, y + length + 2.4],
      ],
      1,
      () => 1.1,
      tint(drawing.accent, 0.3),
    );
  const twigs =
    rod(canvas, pts("-9,1 -14,-6 -12,-12"), 0.7, color) +
    rod(canvas, pts("-9,1 -3,-6 -1,-12"), 0.6, color) +
    rod(canvas, pts("-9,1 -16,0 -20,-3"), 0.6, color);
  const leaves = [
    [-6, -6, 40],
    [-17, -5, -60],
    [-4, 3, 100],
    [-13, -9, -20],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${canvas.point([x!, y!])})rotate(${turn})">${metal(canvas, "M0 0C14 -8 18 -26 0 -46C-18 -26 -14 -8 0 0", tint(color, 0.1))}</g>`,
    )
    .join("");
  const body =
    rod(canvas, stem, 1.3, color, 0.95) +
    rod(canvas, pts("-9,1 -1,13.6"), 1.7, color, 0.95) +
    twigs +
    leaves +
    tassel(-19.6, -1, 15) +
    tassel(-14.6, 3, 20) +
    tassel(-9, 5, 16) +
    blossom(canvas, [-12, -12.4], 1.5, color, drawing.accent) +
    blossom(canvas, [-1.4, -11.6], 1.15, color, drawing.accent) +
    blossom(canvas, [-20, -3.4], 1.05, color, drawing.accent) +
    blossom(canvas, [-9, 0], 2, color, drawing.accent) +
    beads(canvas, pts("-16.4,-17.4 -6,-17.6"), 3, () => 0.7) +
    glint(canvas, [-10, -2], 2, 0.7);
  return { ...smallPiece(body), top: -24, bottom: 44, reach: 27, focus: [-10, -2], focusWidth: 26 };
}
