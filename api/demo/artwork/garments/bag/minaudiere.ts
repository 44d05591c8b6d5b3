import { type Canvas, type Point, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { chain, glint, metal } from "../../hardware";
import { mix, shade, tint } from "../../palette";

export function minaudiere(canvas: Canvas, cloth: Cloth, _gold: string): string {
  const gold = cloth.base;
  const waves = Array.from({ length: 15 }, (_, row) => {
    const y = 3 + row * 1.9;
    const points: Point[] = Array.from({ length: 13 }, (_unused, index) => [
      -15 + index * 2.5,
      y + (index % 2 ? -0.7 : 0.7),
    ]);
    return canvas.line(points);
  }).join("");
  const disc = canvas.define((id) => `<clipPath id="${id}"><circle cx="0" cy="150" r="138"/></clipPath>`);
  return (
    chain(canvas, pts("-10,4.4 -16,-6 -9,-15 0,-17.4 9,-15 16,-6 10,4.4"), gold, 50, 0.55) +
    metal(canvas, "M-150 150a150 150 0 1 1 300 0a150 150 0 1 1 -300 0Z", shade(gold, 0.12)) +
    metal(canvas, "M-138 150a138 138 0 1 1 276 0a138 138 0 1 1 -276 0Z", gold) +
    `<g clip-path="url(#${disc})" fill="none"><path d="${waves}" stroke="${shade(gold, 0.32)}" stroke-width="3.4" opacity=".7"/><path d="${waves}" stroke="${tint(gold, 0.8)}" stroke-width="1.5" transform="translate(-1.4 -1.6)" opacity=".85"/></g>` +
    `<circle cx="0" cy="150" r="138" fill="none" stroke="${shade(gold, 0.4)}" stroke-width="2.5"/>` +
    metal(canvas, canvas.outline([pts("-1.6,-1.4 1.6,-1.4"), pts("1.6,2.6 -1.6,2.6")]), mix(gold, "#FFFFFF", 0.15)) +
    glint(canvas, [-6.4, 7], 6, 0.55) +
    glint(canvas, [5, 21], 3, 0.35)
  );
}
