import type { Canvas, Point } from "../../canvas";
import { metal } from "../../hardware";

export const gold = "#C2A052";

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
