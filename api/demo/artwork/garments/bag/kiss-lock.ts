import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import type { Cloth } from "../../fabric";
import { beads, chain, glint, metal, pearl, rod } from "../../hardware";
import { type Fold, sew } from "../../sewing";
import type { Surface } from "../../surface";

export function kissLock(canvas: Canvas, cloth: Cloth, gold: string): string {
  const pearls = cloth.name === "ngoc";
  const side: Curve = pts("11,8 14.6,14 15.6,21 12.6,27.6 7,29.8");
  const surface: Surface = { left: mirror(side), right: side, sag: 1 };
  const outline: Curve[] = [pts("-11,8 0,7.4 11,8"), side, pts("7,29.8 0,30.2 -7,29.8"), reverse(mirror(side))];
  const ruched = Array.from({ length: 13 }, (_, index): Fold[] => {
    const x = -10 + index * 1.66;
    const column: Curve = [
      [x, 8.4],
      [x * 1.24, 14],
      [x * 1.3, 20],
      [x * 1.05, 27],
    ];
    return [
      { d: canvas.lens(column, 1.2), tone: "deep", strength: 0.8 },
      {
        d: canvas.lens(
          column.map(([px, py]) => [px - 0.8, py] as const),
          0.7,
        ),
        tone: "glow",
        strength: 0.9,
      },
    ];
  }).flat();
  const bead = pearl(canvas);
  const studs = pearls
    ? canvas.define(
        (id) =>
          `<pattern id="${id}" width="18" height="31" patternUnits="userSpaceOnUse">${pts(
            "0,0 18,0 9,15.5 0,31 18,31 -9,15.5 27,15.5",
          )
            .map(([x, y]) => `<use href="#${bead}" x="${x}" y="${y}"/>`)
            .join("")}</pattern>`,
      )
    : "";
  const frame: Curve = pts("-11.8,9.4 -11,6.6 -6,5.4 0,5 6,5.4 11,6.6 11.8,9.4");
  const strap: Curve = pts("-11.4,7.4 -15,-4 -9,-14 0,-17 9,-14 15,-4 11.4,7.4");
  return (
    (pearls ? beads(canvas, strap, 40, () => 0.72) : chain(canvas, strap, gold, 48, 0.6)) +
    sew(canvas, cloth, {
      outline,
      surface,
      folds: pearls ? [] : ruched,
      round: 3.6,
      worked: pearls ? `<rect x="-170" y="60" width="340" height="250" fill="url(#${studs})"/>` : "",
    }) +
    rod(canvas, frame, 1.5, gold, 0.95) +
    [-1, 1]
      .map((sign) =>
        metal(canvas, `M${canvas.point([sign * 1.3 - 1.1, 3.6])}a11 11 0 1 1 22 0a11 11 0 1 1 -22 0Z`, gold),
      )
      .join("") +
    glint(canvas, [-1.7, 3.2], 1) +
    glint(canvas, [1, 3.2], 0.8)
  );
}
