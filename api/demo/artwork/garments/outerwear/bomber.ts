import { type Canvas, type Curve, lerp, mirror, type Point, pts } from "../../canvas";
import { bamboo } from "../../embroidery";
import { type Cloth, plainCloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { Y } from "../../figure/measures";
import { neckInside } from "../../figure/neck";
import { arm, sleeves } from "../../figure/sleeve";
import { metal, rod } from "../../hardware";
import { shade } from "../../palette";
import { drape, type Fold, sew, shine } from "../../sewing";
import type { Surface } from "../../surface";
import { patch } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { coat } from "./parts";

/** Ribbed bands at neck, cuffs and hem. */
function ribs(canvas: Canvas, cloth: Cloth, outline: Curve[], columns: Curve[], line: string): string {
  return (
    patch(canvas, cloth, outline, 0.9) +
    `<g fill="none" stroke="${cloth.deep}" stroke-width="1.6" opacity=".6">${columns.map((curve) => `<path d="${canvas.line(curve)}"/>`).join("")}</g>${line}`
  );
}

export function bomber(canvas: Canvas, cloth: Cloth): Garment {
  const rib = plainCloth("len", shade(cloth.base, 0.2));
  const trunk = bodice(canvas, {
    neck: { width: 7, y: -0.6, depth: 6, shape: "round" },
    shoulder: 16.2,
    bust: 19,
    waist: 19,
    bottom: 54,
    bottomHalf: 17,
    below: [[19.4, 48]],
    loose: true,
    shape: 0.3,
  });
  const lower: Surface = {
    left: mirror([
      [18, 20],
      [19, Y.waist],
      [17, 54],
    ]),
    right: [
      [18, 20],
      [19, Y.waist],
      [17, 54],
    ],
    sag: 0.6,
  };
  const blouson: Fold[] = Array.from({ length: 9 }, (_, index) => {
    const x = -16 + index * 4;
    return {
      d: canvas.lens(
        [
          [x, 54],
          [x * 1.04, 49],
          [x * 1.05, 43 + (index % 3)],
        ],
        1.2,
      ),
      tone: index % 2 ? "light" : "deep",
      strength: 0.8,
    } as Fold;
  });
  const arms = arm(0.94, 2.4, 2);
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: trunk.surface,
    folds: [
      ...trunk.folds,
      ...blouson,
      ...drape(canvas, lower, { count: 4, from: 0.1, strength: 0.55, width: 0.3 }),
      ...shine(canvas, trunk.surface, 0.2, 7, 0.9),
    ],
    round: 4.4,
    worked:
      cloth.pattern === "theu-truc"
        ? bamboo(canvas, cloth, [9, 50], [12, 14], 1) + bamboo(canvas, cloth, [-10, 50], [-11, 14], 1)
        : "",
  });
  const columns = (x0: number, x1: number, y0: number, y1: number, count: number): Curve[] =>
    Array.from({ length: count }, (_, index) => [
      [lerp(x0, x1, index / (count - 1)), y0] as Point,
      [lerp(x0, x1, index / (count - 1)), y1] as Point,
    ]);
  const stripe = (curve: Curve): string =>
    `<path d="${canvas.line(curve)}" fill="none" stroke="${cloth.accent}" stroke-width="7" opacity=".9"/>`;
  const hem = ribs(
    canvas,
    rib,
    [pts("-17,53.6 0,54.6 17,53.6"), pts("16.4,60 0,61 -16.4,60")],
    columns(-16, 16, 54.6, 60.2, 34),
    stripe(pts("-16.6,57 0,58 16.6,57")),
  );
  const end = arms.line.at(-1)!;
  const cuffs = [-1, 1]
    .map((sign) =>
      ribs(
        canvas,
        rib,
        [
          [
            [sign * (end[0] - 4), end[1] - 0.6],
            [sign * (end[0] + 4.2), end[1] - 1.4],
          ],
          [
            [sign * (end[0] + 4), end[1] + 4.4],
            [sign * (end[0] - 3.2), end[1] + 5],
          ],
        ],
        columns(sign * (end[0] - 3.2), sign * (end[0] + 3.6), end[1], end[1] + 4.6, 8),
        "",
      ),
    )
    .join("");
  const collar = [-1, 1]
    .map((sign) =>
      ribs(
        canvas,
        rib,
        [
          [
            [sign * 6, -3.4],
            [sign * 8.4, -1],
            [sign * 5.6, 5],
            [0.3 * sign, 8.2],
          ],
          [
            [sign * 0.3, 5],
            [sign * 3.8, 2.4],
            [sign * 6, -3.4],
          ],
        ],
        [],
        "",
      ),
    )
    .join("");
  const zip = `<path d="${canvas.line(pts("0,6 0.2,60.4"))}" stroke="${shade("#B9A078", 0.3)}" stroke-width="9"/><path d="${canvas.line(pts("0,6 0.2,60.4"))}" stroke="#D8C59C" stroke-width="6" stroke-dasharray="2.4 2.4"/>${metal(
    canvas,
    canvas.outline([pts("-0.7,9 0.8,9"), pts("0.6,12.4 -0.5,12.4")]),
    "#C2A052",
  )}`;
  const pockets = [-1, 1]
    .map((sign) =>
      rod(
        canvas,
        [
          [sign * 8.6, 38],
          [sign * 12.6, 47],
        ],
        1.1,
        shade(cloth.base, 0.08),
        0.4,
      ),
    )
    .join("");
  return coat(
    neckInside(canvas, cloth, 6.4, -3.2, 8, 1.2) +
      sleeves(canvas, cloth, arms) +
      cuffs +
      front +
      hem +
      pockets +
      zip +
      collar,
    64,
    34,
  );
}
