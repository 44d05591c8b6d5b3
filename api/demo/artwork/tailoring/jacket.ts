import { type Canvas, type Curve, lerp, mirror, pts, shift } from "../canvas";
import type { Cloth } from "../fabric";
import { type BodiceCut, bodice } from "../figure/bodice";
import { Y } from "../figure/measures";
import { wovenLabel } from "../figure/neck";
import { type SleeveCut, sleeves } from "../figure/sleeve";
import { button } from "../hardware";
import { shade } from "../palette";
import { cast, drape, seam, sew, shine } from "../sewing";
import type { Surface } from "../surface";
import { collarBack, lapels } from "./lapels";
import { patch } from "./trims";

export interface JacketCut {
  shoulder?: number;
  bust?: number;
  waist?: number;
  hem: number;
  hemHalf: number;
  below?: Curve;
  /** Height of the top button, where the lapels' roll begins. */
  closing: number;
  lapel: "notch" | "peak" | "shawl" | "none";
  lapelCloth?: Cloth;
  breast: "single" | "double";
  buttons: number;
  buttonColor: string;
  sleeve?: SleeveCut;
  pockets?: "flap" | "welt" | "patch" | "none";
  pocketY?: number;
  /** Rounded front corners at the hem. */
  cutaway?: boolean;
  lining: string;
  folds?: number;
}

/** A tailored jacket: lined inside, set-in sleeves, fronts that close over each other, lapels, pockets, buttons. */
export function jacket(canvas: Canvas, cloth: Cloth, cut: JacketCut): string {
  if (canvas.back) return jacketBack(canvas, cloth, cut);
  const { closing, hem, hemHalf, lapel } = cut;
  const bust = cut.bust ?? 17.6;
  const waist = cut.waist ?? 14.6;
  const double = cut.breast === "double";
  const lining: Cloth = {
    ...cloth,
    base: cut.lining,
    light: cut.lining,
    shade: shade(cut.lining, 0.3),
    deep: shade(cut.lining, 0.5),
    pattern: "tron",
    texture: "none",
  };
  const bodyCut: BodiceCut = {
    neck: { width: 6.8, y: -0.8, depth: closing + 1, shape: "v" },
    shoulder: cut.shoulder ?? 16.3,
    bust,
    waist,
    bottom: hem,
    bottomHalf: hemHalf,
    below: cut.below ?? [[lerp(waist, hemHalf, 0.55), lerp(Y.waist, hem, 0.4)]],
    hem: cut.cutaway
      ? [
          [hemHalf, hem],
          [hemHalf * 0.5, hem + 1.4],
          [4.4, hem + 1],
          [1, hem - 4],
          [0, hem - 8],
          [-1, hem - 4],
          [-4.4, hem + 1],
          [-hemHalf * 0.5, hem + 1.4],
          [-hemHalf, hem],
        ]
      : undefined,
    shape: 0.55,
  };
  const trunk = bodice(canvas, bodyCut);
  const skirtPart: Surface = {
    left: mirror([
      [waist, Y.waist],
      [lerp(waist, hemHalf, 0.6), lerp(Y.waist, hem, 0.5)],
      [hemHalf, hem],
    ]),
    right: [
      [waist, Y.waist],
      [lerp(waist, hemHalf, 0.6), lerp(Y.waist, hem, 0.5)],
      [hemHalf, hem],
    ],
  };
  const folds = [
    ...trunk.folds,
    ...shine(canvas, trunk.surface, 0.2, 6, 0.8, 0.15, 0.95),
    ...drape(canvas, skirtPart, { count: cut.folds ?? 3, from: 0.15, strength: 0.5, width: 0.3 }),
  ];
  const backNeck: Curve = pts("-6.9,-1.4 -5.6,-3.6 0,-5 5.6,-3.6 6.9,-1.4");
  const inside =
    patch(
      canvas,
      lining,
      [
        backNeck,
        [
          [9, 4],
          [1.5, closing + 4],
          [-1.5, closing + 4],
          [-9, 4],
        ],
      ],
      2.6,
      [
        {
          d: canvas.lens(
            [
              [0, 4],
              [0.6, closing * 0.5],
              [0, closing + 2],
            ],
            1.4,
          ),
          tone: "deep",
          strength: 0.7,
        },
        {
          d: canvas.lens(
            [
              [-5, 6],
              [-2.4, closing * 0.6],
              [-1, closing],
            ],
            1.2,
          ),
          tone: "light",
          strength: 0.7,
        },
      ],
    ) +
    patch(
      canvas,
      { ...cloth, base: cloth.shade, light: cloth.base },
      [backNeck, pts("6.9,-1.4 4.6,0.8 0,1.6 -4.6,0.8 -6.9,-1.4")],
      0.9,
    ) +
    wovenLabel(canvas, -2.2);
  const overlap = double ? -5.6 : -1.2;
  const edge: Curve = [
    [double ? -1 : -0.4, closing],
    [overlap, closing + 7],
    [overlap, hem - (cut.cutaway ? 7 : 0)],
  ];
  const dart = [-1, 1]
    .map((sign) =>
      seam(
        canvas,
        cloth,
        [
          [sign * 8.8, 23],
          [sign * 7.4, 33],
          [sign * 7, Y.waist],
          [sign * 8, Math.min(hem - 3, 58)],
        ],
        0.16,
        0.35,
      ),
    )
    .join("");
  const front = sew(canvas, cloth, { outline: trunk.outline, surface: trunk.surface, folds, round: 4.2 });
  return (
    inside +
    (cut.sleeve
      ? sleeves(canvas, cloth, cut.sleeve) + sleeveButtons(canvas, cut) + armholeShade(canvas, cloth, trunk.armhole)
      : "") +
    front +
    dart +
    cast(canvas, cloth, shift(edge, -0.8, 0), 1.1, 0.5) +
    seam(canvas, cloth, edge, 0.24, 0.8) +
    pockets(canvas, cloth, cut) +
    (lapel === "none" ? "" : collarBack(canvas, lapel === "shawl" ? (cut.lapelCloth ?? cloth) : cloth)) +
    (lapel === "none" ? "" : lapels(canvas, cut.lapelCloth ?? cloth, cloth, closing, lapel)) +
    fastenings(canvas, cut, overlap)
  );
}

/** The same jacket from behind: a seam down the middle that opens in a vent, the collar folded over the neck. */
function jacketBack(canvas: Canvas, cloth: Cloth, cut: JacketCut): string {
  const { hem, hemHalf } = cut;
  const waist = cut.waist ?? 14.6;
  const trunk = bodice(canvas, {
    neck: { width: 6.8, y: -0.8, depth: 1.6, shape: "round" },
    shoulder: cut.shoulder ?? 16.3,
    bust: cut.bust ?? 17.6,
    waist,
    bottom: hem,
    bottomHalf: hemHalf,
    below: cut.below ?? [[lerp(waist, hemHalf, 0.55), lerp(Y.waist, hem, 0.4)]],
  });
  const vent = Math.max(Y.waist + 6, hem - 18);
  const body = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: trunk.surface,
    folds: [...trunk.folds, ...shine(canvas, trunk.surface, 0.24, 6, 0.8, 0.1, 0.95)],
    round: 4.2,
  });
  const panels = [-1, 1]
    .map((sign) =>
      seam(
        canvas,
        cloth,
        [
          [sign * 14.4, 17],
          [sign * 9.6, 28],
          [sign * 7.6, Y.waist],
          [sign * hemHalf * 0.55, hem],
        ],
        0.16,
        0.4,
      ),
    )
    .join("");
  const middle = seam(
    canvas,
    cloth,
    [
      [0, 2],
      [0.2, Y.waist],
      [0, hem],
    ],
    0.2,
    0.6,
  );
  const opening = cast(
    canvas,
    cloth,
    [
      [0.6, vent],
      [0.9, (vent + hem) / 2],
      [1.4, hem],
    ],
    1,
    0.6,
  );
  const collar =
    cut.lapel === "none"
      ? ""
      : cast(canvas, cloth, pts("-8.6,1.2 0,2.6 8.6,1.2"), 1, 0.5) +
        patch(
          canvas,
          cut.lapelCloth ?? cloth,
          [
            pts("-6.4,-3.6 -3.4,-5.4 0,-6 3.4,-5.4 6.4,-3.6"),
            pts("6.4,-3.6 8,-1.4 8.8,0.9"),
            pts("8.8,0.9 0,2.2 -8.8,0.9"),
            pts("-8.8,0.9 -8,-1.4 -6.4,-3.6"),
          ],
          1.2,
        );
  return (
    (cut.sleeve ? sleeves(canvas, cloth, cut.sleeve) + armholeShade(canvas, cloth, trunk.armhole) : "") +
    body +
    panels +
    middle +
    opening +
    collar
  );
}

/** The sleeve's head turns under where it meets the body. */
function armholeShade(canvas: Canvas, cloth: Cloth, armhole: Curve): string {
  return [armhole, mirror(armhole)].map((curve) => cast(canvas, cloth, curve, 2.6, 0.5)).join("");
}

function sleeveButtons(canvas: Canvas, { sleeve, buttonColor }: JacketCut): string {
  const end = sleeve!.line[sleeve!.line.length - 1]!;
  return [-1, 1]
    .flatMap((sign) =>
      [3, 5, 7].map((rise) =>
        button(canvas, [sign * (end[0] + 2 - rise * 0.06), end[1] - rise * 0.72], buttonColor, 0.5),
      ),
    )
    .join("");
}

function fastenings(canvas: Canvas, cut: JacketCut, overlap: number): string {
  const last = Math.min(cut.hem - 12, 58);
  const heights = Array.from(
    { length: cut.buttons },
    (_, index) => cut.closing + 1.6 + (cut.buttons > 1 ? (index * (last - cut.closing)) / (cut.buttons - 1) : 0),
  );
  if (cut.breast === "single") return heights.map((y) => button(canvas, [0.6, y], cut.buttonColor, 0.95)).join("");
  return heights
    .map(
      (y, index) =>
        button(canvas, [-overlap * 0.72 + (index === 0 ? 1.4 : 0), y], cut.buttonColor, 1) +
        button(canvas, [overlap * 0.72 - (index === 0 ? 1.4 : 0), y], cut.buttonColor, 1),
    )
    .join("");
}

function pockets(canvas: Canvas, cloth: Cloth, cut: JacketCut): string {
  const y = cut.pocketY ?? 54;
  const kind = cut.pockets ?? "flap";
  if (kind === "none") return "";
  const welt = patch(canvas, cloth, [pts("6.4,20.6 13.4,19.6"), pts("13.5,21.4 6.5,22.4")], 0.5);
  const hips = [-1, 1]
    .map((sign) => {
      const deep = kind === "patch" ? 14 : kind === "welt" ? 1.8 : 5;
      const x0 = sign * 7.4;
      const x1 = sign * 15.8;
      const outline: Curve[] = [
        [
          [x0, y],
          [x1, y + 0.8],
        ],
        [
          [x1 + sign * 0.3, y + deep * 0.8],
          [x1 - sign * 0.6, y + deep + 0.6],
          [x0 + sign * 0.4, y + deep],
          [x0 - sign * 0.1, y + deep * 0.8],
        ],
      ];
      return (
        cast(
          canvas,
          cloth,
          [
            [x0, y + deep + 0.4],
            [x1, y + deep + 1],
          ],
          1,
          0.5,
        ) +
        patch(canvas, cloth, outline, 0.8) +
        seam(
          canvas,
          cloth,
          [
            [x0, y],
            [x1, y + 0.8],
          ],
          0.2,
          0.6,
        )
      );
    })
    .join("");
  return (kind === "patch" ? "" : welt) + hips;
}
