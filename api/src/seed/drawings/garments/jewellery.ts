import type { ProductDrawing } from "../../types";
import { type Canvas, type Curve, lerp, type Point, pts, reverse } from "../canvas";
import { type Cloth, plainCloth } from "../fabric";
import { dressForm } from "../figure/dress-form";
import { beads, chain, glint, metal, pearl, rod } from "../hardware";
import { tint } from "../palette";
import { cast, type Fold, sew } from "../sewing";
import { at, type Surface } from "../surface";
import type { Garment } from "./garment";
import { smallPiece } from "./small-piece";

export const GOLD = "#C2A052";

/** A plum blossom in metal with a stone at its heart. */
export function blossom(canvas: Canvas, [x, y]: Point, size: number, color: string, stone: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${metal(canvas, "M0 0C11 -8 13 -26 0 -30C-13 -26 -11 -8 0 0", color)}</g>`,
    )
    .join("");
  return `<g transform="translate(${canvas.point([x, y])})scale(${size})"><circle cx="3" cy="5" r="26" fill="#000" opacity=".18"/>${petals}<circle r="7.5" fill="${stone}"/><circle cx="-2.4" cy="-2.6" r="2.4" fill="#fff" opacity=".85"/></g>`;
}

/** A hairpin: long stem, blossoms at the head, strings of beads that sway. */
export function hairpin(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
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

export function earrings(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
  const gold = drawing.color;
  const one = (x: number, dy: number): string => {
    const hoop: Curve = Array.from(
      { length: 15 },
      (_, index): Point => [
        x + 3.6 * Math.cos((index / 14) * 6.283 - 1.57),
        dy - 4 + 3.6 * Math.sin((index / 14) * 6.283 - 1.57),
      ],
    );
    const hook = rod(
      canvas,
      [
        [x, dy - 8],
        [x - 0.4, dy - 11.4],
        [x + 1.6, dy - 13],
        [x + 3, dy - 10.4],
      ],
      0.42,
      gold,
      0.9,
    );
    if (drawing.fabric === "ngoc") {
      return (
        hook +
        rod(canvas, hoop, 0.9, gold, 1) +
        rod(
          canvas,
          [
            [x, dy - 0.6],
            [x, dy + 2.4],
          ],
          0.7,
          gold,
        ) +
        `<use href="#${pearl(canvas)}" transform="translate(${canvas.point([x, dy + 8])})scale(5.2 6)"/>` +
        glint(canvas, [x - 2, dy - 6.4], 1.2)
      );
    }
    const silk = plainCloth("satin", drawing.accent);
    const side: Curve = [
      [x + 1.5, dy + 2.4],
      [x + 2.6, dy + 7],
      [x + 3.2, dy + 24],
    ];
    const other = side.map(([px, py]) => [2 * x - px, py] as const);
    const surface: Surface = { left: other, right: side };
    const threads: Fold[] = Array.from({ length: 12 }, (_, index) => ({
      d: canvas.lens(
        [0, 0.4, 1].map((v) => at(surface, (index + 0.5) / 12, v)),
        0.3,
      ),
      tone: index % 2 ? "deep" : "glow",
      strength: 0.9,
    }));
    const ends: Curve = Array.from(
      { length: 13 },
      (_, index): Point => [lerp(side[2]![0], other[2]![0], index / 12), dy + 24 + (index % 2 ? 0.7 : -0.4)],
    );
    return (
      hook +
      rod(canvas, hoop, 0.9, gold, 1) +
      sew(
        canvas,
        { ...silk, soft: 0.12 },
        { outline: [[other[0]!, side[0]!], side, ends, reverse(other)], surface, folds: threads, round: 0.9 },
      ) +
      metal(
        canvas,
        canvas.outline([
          [
            [x - 1.7, dy - 0.6],
            [x + 1.7, dy - 0.6],
          ],
          [
            [x + 2, dy + 3],
            [x - 2, dy + 3],
          ],
        ]),
        gold,
      ) +
      glint(canvas, [x - 2.4, dy - 6.4], 1.2)
    );
  };
  const bar = rod(canvas, pts("-20,-13.4 20,-13.4"), 0.9, "#8A6443", 0.6);
  void cloth;
  return {
    ...smallPiece(bar + one(-9, 0) + one(8, 1.4)),
    top: -22,
    bottom: 34,
    reach: 23,
    focus: [-9, 2],
    focusWidth: 22,
  };
}

export function necklace(canvas: Canvas, _cloth: Cloth, drawing: ProductDrawing): Garment {
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
