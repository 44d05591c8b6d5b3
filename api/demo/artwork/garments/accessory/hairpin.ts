import { type Canvas, type Curve, pts } from "../../canvas";
import type { Drawing } from "../../drawing";
import type { Cloth } from "../../fabric";
import { beads, chain, glint, metal, rod } from "../../hardware";
import { shade, tint } from "../../palette";
import type { Garment } from "../garment";
import { blossom } from "./blossom";
import { smallPiece } from "./small-piece";

/** What sits at the end of the stem, which is at -9, 1. */
type Head = (canvas: Canvas, color: string, accent: string) => string;

const heads: Record<string, Head> = { tram: twig, "tram-chim": bird, "tram-trang": moon };

/** A hairpin: a long stem with a head of blossoms, a bird or a moon. */
export function hairpin(canvas: Canvas, cloth: Cloth, { silhouette, accent }: Drawing): Garment {
  const color = cloth.base;
  const stem: Curve = pts("15,38 2,18 -9,1");
  const body =
    rod(canvas, stem, 1.3, color, 0.95) +
    rod(canvas, pts("-9,1 -1,13.6"), 1.7, color, 0.95) +
    (heads[silhouette] ?? twig)(canvas, color, accent);
  return { ...smallPiece(body), top: -24, bottom: 44, reach: 27, focus: [-10, -2], focusWidth: 26 };
}

/** A plum twig in blossom, with three strings of beads that sway. */
function twig(canvas: Canvas, color: string, accent: string): string {
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
  return (
    twigs +
    leaves +
    tassel(canvas, [-19.6, -1], 15, color, accent) +
    tassel(canvas, [-14.6, 3], 20, color, accent) +
    tassel(canvas, [-9, 5], 16, color, accent) +
    blossom(canvas, [-12, -12.4], 1.5, color, accent) +
    blossom(canvas, [-1.4, -11.6], 1.15, color, accent) +
    blossom(canvas, [-20, -3.4], 1.05, color, accent) +
    blossom(canvas, [-9, 0], 2, color, accent) +
    beads(canvas, pts("-16.4,-17.4 -6,-17.6"), 3, () => 0.7) +
    glint(canvas, [-10, -2], 2, 0.7)
  );
}

/** A bird with enamelled wings, which holds a string of beads in its beak. */
function bird(canvas: Canvas, color: string, accent: string): string {
  const feather = (turn: number, length: number): string =>
    `<g transform="translate(62 8)rotate(${turn})">${metal(canvas, `M0 -8C${length / 3} -22 ${(length * 2) / 3} -18 ${length} 0C${(length * 2) / 3} 12 ${length / 3} 10 0 8Z`, accent)}</g>`;
  const plume = (turn: number): string =>
    `<g transform="translate(-58 -52)rotate(${turn})">${metal(canvas, "M0 0C8 -10 8 -26 0 -36C-8 -26 -8 -10 0 0", accent)}</g>`;
  const shape =
    [26, 8, -10, -28].map((turn, index) => feather(turn, 128 - index * 12)).join("") +
    [-24, 0, 24].map(plume).join("") +
    metal(canvas, "M-84 -44L-116 -30L-82 -24Z", color) +
    metal(
      canvas,
      "M-66 -62C-40 -62 -34 -44 -14 -38C20 -30 50 -12 78 10C50 40 8 50 -24 34C-56 20 -60 -6 -74 -20C-92 -34 -88 -60 -66 -62Z",
      color,
    ) +
    metal(canvas, "M-28 -10C-14 -62 26 -104 84 -120C78 -78 62 -36 24 0C6 16 -22 14 -28 -10Z", accent) +
    ["M-14 -12C2 -54 36 -88 70 -104", "M0 -4C18 -38 44 -66 70 -84", "M14 0C32 -22 48 -42 64 -60"]
      .map((d) => `<path d="${d}" fill="none" stroke="${tint(color, 0.3)}" stroke-width="3.4" stroke-linecap="round"/>`)
      .join("") +
    `<circle cx="-68" cy="-42" r="6" fill="${shade(color, 0.7)}"/><circle cx="-70" cy="-44" r="2" fill="#fff"/>`;
  return (
    tassel(canvas, [-18.6, -3.2], 18, color, accent) +
    `<g transform="translate(${canvas.point([-7, -1])})">${shape}</g>` +
    glint(canvas, [-9, -3], 2, 0.6)
  );
}

/** A crescent inlaid with mother-of-pearl. */
function moon(canvas: Canvas, color: string, accent: string): string {
  const crescent = (radius: number, paint: string): string => {
    const [x, y] = [radius * 0.42, radius * 0.9];
    return metal(canvas, `M${x} ${-y}A${radius} ${radius} 0 1 0 ${x} ${y}A${y} ${y} 0 1 1 ${x} ${-y}Z`, paint);
  };
  return (
    rod(canvas, pts("-9,1 -12.6,-1.6"), 1.8, color, 0.5) +
    `<g transform="translate(${canvas.point([-10, -11])})rotate(-38)">${crescent(118, color)}<g transform="translate(-10)scale(.82)">${crescent(108, accent)}</g></g>` +
    glint(canvas, [-17, -12], 1.6, 0.6)
  );
}

/** A chain with beads, hanging from a point. Lengths in centimetres. */
function tassel(canvas: Canvas, [x, y]: [number, number], length: number, color: string, accent: string): string {
  const end = y + length;
  return (
    chain(
      canvas,
      [
        [x, y],
        [x + 0.3, y + length * 0.5],
        [x, end],
      ],
      color,
      Math.round(length * 1.1),
      0.34,
    ) +
    beads(
      canvas,
      [
        [x + 0.2, y + 2],
        [x + 0.2, end],
      ],
      4,
      () => 0.62,
      accent,
    ) +
    beads(
      canvas,
      [
        [x, end],
        [x, end + 2.4],
      ],
      1,
      () => 1.1,
      tint(accent, 0.3),
    )
  );
}
