import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import { lotusSprig } from "../../embroidery";
import { type Cloth, plainCloth } from "../../fabric";
import { metal, rod } from "../../hardware";
import { shade, tint } from "../../palette";
import { drape, type Fold, sew, stitch } from "../../sewing";
import type { Surface } from "../../surface";
import { polish } from "./parts";

export function tote(canvas: Canvas, cloth: Cloth, gold: string): string {
  const leather = cloth.name === "da-thuoc" ? cloth : plainCloth("da-thuoc", "#8A5A3A");
  const side: Curve = pts("15.4,0 15.8,12 14.6,27 13.6,29.6");
  const surface: Surface = { left: mirror(side), right: side };
  const top: Curve = pts("-15.4,0 -8,0.9 0,1.2 8,0.9 15.4,0");
  const back: Curve = pts("-15.4,0 -8,-1.5 0,-1.9 8,-1.5 15.4,0");
  const folds: Fold[] = [
    ...drape(canvas, surface, { count: 4, from: 0.1, strength: 0.5, width: 0.32 }),
    {
      d: canvas.lens(pts("-14,24 -8,21 -2,26"), 2.2),
      tone: "deep",
      strength: 0.5,
    },
    {
      d: canvas.lens(pts("13,20 8,22 3,28"), 2),
      tone: "deep",
      strength: 0.5,
    },
    ...polish(canvas, 14, 1, 29),
  ];
  const loop = (x: number, dy: number, color: string, gloss: number): string =>
    rod(
      canvas,
      [
        [-x, 4 + dy],
        [-x + 0.6, -8 + dy],
        [-2.6, -14.4 + dy],
        [2.6, -14.4 + dy],
        [x - 0.6, -8 + dy],
        [x, 4 + dy],
      ],
      1.3,
      color,
      gloss,
    );
  const tabs = [-1, 1]
    .map(
      (sign) =>
        `<path d="${canvas.outline([
          [
            [sign * 6.6 - 0.9, 1.4],
            [sign * 6.6 + 0.9, 1.4],
          ],
          [
            [sign * 6.6 + 0.9, 6.4],
            [sign * 6.6, 7.6],
            [sign * 6.6 - 0.9, 6.4],
          ],
        ])}" fill="${leather.base}"/>${metal(
          canvas,
          canvas.outline([
            [
              [sign * 6.6 - 0.35, 3],
              [sign * 6.6 + 0.35, 3],
            ],
            [
              [sign * 6.6 + 0.35, 3.7],
              [sign * 6.6 - 0.35, 3.7],
            ],
          ]),
          gold,
        )}`,
    )
    .join("");
  const flower = cloth.pattern === "theu-sen" ? lotusSprig(canvas, cloth, [-0.6, 13], 1.15) : "";
  return (
    loop(6.2, -0.8, shade(leather.base, 0.25), 0.3) +
    `<path d="${canvas.outline([top, reverse(back)])}" fill="${shade(cloth.deep, 0.25)}"/>` +
    sew(canvas, cloth, {
      outline: [top, side, pts("13.6,29.6 0,30.2 -13.6,29.6"), reverse(mirror(side))],
      surface,
      folds,
      round: 2.6,
      worked: flower,
    }) +
    stitch(
      canvas,
      tint(cloth.base, 0.4),
      top.map(([x, y]) => [x * 0.98, y + 1.2] as const),
      0.7,
    ) +
    loop(6.6, 0, leather.base, 0.7) +
    tabs
  );
}
