import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import type { Cloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { Y } from "../../figure/measures";
import { cast, type Fold, seam, sew } from "../../sewing";
import type { Surface } from "../../surface";
import type { Garment } from "../garment";

export const longPiece = (body: string, reach: number): Garment => ({
  body,
  top: -13,
  bottom: Y.floor,
  reach,
  stands: true,
  focus: [2, 20],
  focusWidth: 36,
});

/** A bodice without sleeves or straps, its upper edge given from left to right. */
export function bustier(
  canvas: Canvas,
  cloth: Cloth,
  edge: Curve,
  bottom: number,
  bottomHalf: number,
  waist = 11.9,
): string {
  const top = edge[edge.length - 1]!;
  const side: Curve = [
    top,
    [16.6, 25],
    [14.4, 33],
    [waist, Y.waist],
    ...(bottom > Y.waist + 3 ? [[bottomHalf, bottom] as const] : []),
  ];
  const end = side[side.length - 1]!;
  const surface: Surface = { left: mirror([[16.4, 12], ...side.slice(1)]), right: [[16.4, 12], ...side.slice(1)] };
  const folds = bodice(canvas, {
    neck: { width: 7, y: 0, depth: 4, shape: "round" },
    shoulder: 17,
    bust: 16.6,
    waist,
    bottom: end[1],
    bottomHalf: end[0],
  }).folds;
  return (
    cast(canvas, cloth, edge, 1.2, 0.3) +
    sew(canvas, cloth, {
      outline: [edge, side, [end, [0, end[1] + 0.8], [-end[0], end[1]]], reverse(mirror(side))],
      surface,
      folds,
      round: 3.6,
    }) +
    seam(
      canvas,
      cloth,
      edge.map(([x, y]) => [x * 0.985, y + 0.7] as const),
      0.16,
      0.45,
    )
  );
}

export const princess = (canvas: Canvas, cloth: Cloth, bottom: number, strength = 0.4): string =>
  [-1, 1]
    .map((sign) =>
      seam(
        canvas,
        cloth,
        [
          [sign * 8.4, 18],
          [sign * 8, 25],
          [sign * 6.6, 33],
          [sign * 5.8, Y.waist],
          [sign * 7.6, bottom],
        ],
        0.16,
        strength,
      ),
    )
    .join("");

export const sweetheart: Curve = pts("-16.2,17.4 -12,13.6 -7,12.4 -2.6,14.2 0,17.2 2.6,14.2 7,12.4 12,13.6 16.2,17.4");

/** Where the body's light falls on a long fitted piece. */
export function bodyLight(canvas: Canvas): Fold[] {
  return [
    {
      d: canvas.lens(pts("-9,50 -10.5,60 -9,74 -6,92"), 7),
      tone: "light",
      strength: 1,
      wide: true,
    },
    {
      d: canvas.lens(pts("-8.5,52 -9.8,62 -8,78"), 2.2),
      tone: "glow",
      strength: 0.9,
      wide: true,
    },
    {
      d: canvas.lens(pts("9,50 11,64 9,80 6,94"), 5),
      tone: "shade",
      strength: 0.8,
      wide: true,
    },
  ];
}

export function bustFolds(canvas: Canvas, waist = 11.9): Fold[] {
  return bodice(canvas, {
    neck: { width: 7, y: 0, depth: 4, shape: "round" },
    shoulder: 17,
    bust: 16.4,
    waist,
    bottom: 60,
    bottomHalf: 17,
  }).folds;
}
