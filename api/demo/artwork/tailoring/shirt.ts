import { type Canvas, type Curve, lerp, mirror, pts } from "../canvas";
import type { Cloth } from "../fabric";
import { bodice } from "../figure/bodice";
import { Y } from "../figure/measures";
import { neckInside } from "../figure/neck";
import { type SleeveCut, sleeves } from "../figure/sleeve";
import { button } from "../hardware";
import { cast, drape, seam, sew, shine, stitch } from "../sewing";
import type { Surface } from "../surface";
import { bow, patch } from "./trims";

interface ShirtCut {
  hem: number;
  half: number;
  waist?: number;
  sleeve?: SleeveCut;
  piping?: string;
  /** "point" collar, a "camp" collar open at the neck, or a tied "bow". */
  collar: "point" | "camp" | "bow";
  buttonColor: string;
  pocket?: boolean;
  below?: Curve;
  folds?: number;
}

/** A shirt with a button front, easy through the body. */
export function shirt(canvas: Canvas, cloth: Cloth, cut: ShirtCut): string {
  const open = cut.collar === "camp" ? 14 : 7;
  const waist = cut.waist ?? 15.4;
  const trunk = bodice(canvas, {
    neck: { width: 6, y: -1, depth: open, shape: "v" },
    shoulder: 16,
    bust: 17.2,
    waist,
    bottom: cut.hem,
    bottomHalf: cut.half,
    below: cut.below ?? [[lerp(waist, cut.half, 0.6), lerp(Y.waist, cut.hem, 0.5)]],
    shape: 0.45,
    loose: true,
  });
  const lower: Surface = {
    left: mirror([
      [16, 24],
      [waist, Y.waist],
      [cut.half, cut.hem],
    ]),
    right: [
      [16, 24],
      [waist, Y.waist],
      [cut.half, cut.hem],
    ],
  };
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: trunk.surface,
    folds: [
      ...trunk.folds,
      ...drape(canvas, lower, { count: cut.folds ?? 5, from: 0.1, strength: 0.7, width: 0.34 }),
      ...shine(canvas, trunk.surface, 0.26, 6, 0.8),
    ],
    round: 3.8,
  });
  const end = cut.hem;
  const placket =
    seam(
      canvas,
      cloth,
      [
        [-1.5, open],
        [-1.6, end],
      ],
      0.18,
      0.6,
    ) +
    stitch(
      canvas,
      cut.piping ?? cloth.seam,
      [
        [1.5, open],
        [1.6, end],
      ],
      0.45,
    );
  const count = Math.max(3, Math.round((Math.min(end, 112) - open) / 10));
  const buttons = Array.from({ length: count }, (_, index) =>
    button(canvas, [0, open + 2.4 + index * 9.4], cut.buttonColor, 0.55),
  )
    .filter((_, index) => open + 2.4 + index * 9.4 < end - 2)
    .join("");
  const pocket = cut.pocket
    ? patch(canvas, cloth, [pts("5,20.5 13,20.5"), pts("13,28 9,30 5,28")], 0.5) +
      seam(canvas, { ...cloth, seam: cut.piping ?? cloth.seam }, pts("5,22.2 13,22.2"), 0.24, cut.piping ? 1 : 0.5)
    : "";
  return (
    neckInside(canvas, cloth, 6, -3.6, open, 1.2) +
    (cut.sleeve ? sleeves(canvas, cloth, cut.sleeve) + cuffs(canvas, cloth, cut) : "") +
    front +
    placket +
    buttons +
    pocket +
    shirtCollar(canvas, cloth, cut, open)
  );
}

function cuffs(canvas: Canvas, cloth: Cloth, { sleeve, piping }: ShirtCut): string {
  const { line, radius } = sleeve!;
  const [end, before] = [line[line.length - 1]!, line[line.length - 2]!];
  const reach = radius[radius.length - 1]!;
  return [-1, 1]
    .map((sign) => {
      const lean = ((end[0] - before[0]) / (end[1] - before[1])) * 4;
      const curve: Curve = [
        [sign * (end[0] - reach - lean), end[1] - 3.6],
        [sign * (end[0] - lean), end[1] - 3],
        [sign * (end[0] + reach - lean), end[1] - 4.2],
      ];
      return seam(canvas, piping ? { ...cloth, seam: piping } : cloth, curve, piping ? 0.3 : 0.2, piping ? 1 : 0.6);
    })
    .join("");
}

function shirtCollar(canvas: Canvas, cloth: Cloth, cut: ShirtCut, open: number): string {
  const wings = [-1, 1]
    .map((sign) => {
      const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
      const outline: Curve[] =
        cut.collar === "camp"
          ? [
              side(pts("5.2,-4 8.6,-1 11.4,6.6")),
              side([
                [11.4, 6.6],
                [8.4, 8],
                [9.2, 11.4],
                [0.2, open + 1],
              ]),
              side([
                [0.2, open + 1],
                [3.6, 6],
                [5, -2.6],
              ]),
            ]
          : [
              side(pts("4.8,-4.4 7.4,-2.4 9,3.4 8.6,8.4")),
              side(pts("8.6,8.4 4.4,6.4 0.3,4.6")),
              side(pts("0.3,4.6 3.2,0.8 4.9,-3")),
            ];
      const edge = cut.piping
        ? seam(canvas, { ...cloth, seam: cut.piping }, outline[cut.collar === "camp" ? 0 : 1]!, 0.3, 1)
        : "";
      return cast(canvas, cloth, outline[1]!, 1, 0.55) + patch(canvas, cloth, outline, 0.9) + edge;
    })
    .join("");
  return cut.collar === "bow" ? wings + bow(canvas, cloth, [0, 6], 1) : wings;
}
