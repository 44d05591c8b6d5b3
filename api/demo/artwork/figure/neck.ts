import type { Canvas, Curve } from "../canvas";
import type { Cloth } from "../fabric";
import { shade } from "../palette";
import { sew } from "../sewing";

/** The dark inside of a garment seen through its neck: lining, back neck facing and a label. */
export function neckInside(
  canvas: Canvas,
  cloth: Cloth,
  width: number,
  y: number,
  depth: number,
  rise = 1.6,
  label = true,
): string {
  if (canvas.back) return "";
  const back: Curve = [
    [-width, y],
    [-width * 0.5, y - rise],
    [0, y - rise * 1.25],
    [width * 0.5, y - rise],
    [width, y],
  ];
  const front: Curve = [
    [width, y],
    [width * 0.75, y + depth * 0.7],
    [0, y + depth + 1.5],
    [-width * 0.75, y + depth * 0.7],
    [-width, y],
  ];
  const inside: Cloth = {
    ...cloth,
    base: cloth.deep,
    light: cloth.shade,
    shade: shade(cloth.deep, 0.35),
    texture: "none",
  };
  const d = sew(canvas, inside, {
    outline: [back, front],
    surface: {
      left: [
        [-width, y],
        [-width, y + depth],
      ],
      right: [
        [width, y],
        [width, y + depth],
      ],
    },
    round: 1.2,
    plain: true,
  });
  return d + (label ? wovenLabel(canvas, y - rise * 0.2) : "");
}

/** The house's woven label at the back of a neck. */
export function wovenLabel(canvas: Canvas, y: number): string {
  const x = Math.round(canvas.turn * 50);
  const top = Math.round(y * 10);
  return `<rect x="${x - 16}" y="${top}" width="32" height="15" rx="1" fill="#F3ECDF" opacity=".82"/><path d="M${x - 9} ${top + 8}h18" stroke="#7B2D43" stroke-width="2.4" opacity=".8"/>`;
}
