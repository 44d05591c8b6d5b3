import type { ProductDrawing } from "../../types";
import { type Canvas, type Curve, mirror, pts } from "../canvas";
import type { Cloth } from "../fabric";
import { bodice } from "../figure/bodice";
import { dressForm } from "../figure/dress-form";
import { Y } from "../figure/measures";
import { neckInside } from "../figure/neck";
import { skirt } from "../figure/skirt";
import { arm, sleeves } from "../figure/sleeve";
import { button } from "../hardware";
import { mix } from "../palette";
import { cast, drape, type Fold, hull, seam, sew, shine, stitch } from "../sewing";
import type { Surface } from "../surface";
import { shirt } from "../tailoring/shirt";
import { belt, bow, patch } from "../tailoring/trims";
import { longPiece, princess } from "./dress-parts";
import type { Garment } from "./garment";
import { tiers } from "./skirt";

/** Fitted bodice with wide straps over an A-line skirt that ends at the calf. */
export function aLine(canvas: Canvas, cloth: Cloth): Garment {
  const trunk = bodice(canvas, {
    neck: { width: 9.4, y: 1.8, depth: 9, shape: "square" },
    shoulder: 13.6,
    bust: 16.2,
    waist: 11.9,
    bottom: Y.waist,
    bottomHalf: 11.9,
  });
  const base = skirt(canvas, cloth, {
    side: [
      [11.9, Y.waist],
      [19, 56],
      [25, 78],
      [30, 97],
      [33.5, 112],
    ],
    sag: 4,
    folds: 9,
    from: 0.02,
    strength: 0.95,
    wave: 1.3,
  });
  const belt: Surface = {
    left: [
      [-12.1, Y.waist - 1.7],
      [-12.1, Y.waist + 1.5],
    ],
    right: [
      [12.1, Y.waist - 1.7],
      [12.1, Y.waist + 1.5],
    ],
  };
  const band = sew(canvas, cloth, {
    outline: hull(
      belt,
      [
        [12.1, Y.waist + 1.5],
        [0, Y.waist + 2.3],
        [-12.1, Y.waist + 1.5],
      ],
      [
        [-12.1, Y.waist - 1.7],
        [0, Y.waist - 0.9],
        [12.1, Y.waist - 1.7],
      ],
    ),
    surface: belt,
    round: 1,
  });
  return {
    ...longPiece(
      dressForm(canvas, { pole: true }) +
        neckInside(canvas, cloth, 9.4, 1.8, 3, 0.7, false) +
        base +
        sew(canvas, cloth, { outline: trunk.outline, surface: trunk.surface, folds: trunk.folds, round: 3.6 }) +
        princess(canvas, cloth, Y.waist, 0.45) +
        stitch(
          canvas,
          cloth.seam,
          trunk.neckline.map(([x, y]) => [x * 1.05, y + 0.9] as const),
        ) +
        cast(
          canvas,
          cloth,
          [
            [-12, Y.waist + 2],
            [0, Y.waist + 2.8],
            [12, Y.waist + 2],
          ],
          1,
          0.5,
        ) +
        band,
      38,
    ),
  };
}

/** Straight from the shoulder, a round neck, sleeves to the elbow or none. */
export function shiftDress(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
  const hem = 94;
  const wool = drawing.fabric === "tweed" || drawing.fabric === "len";
  const trunk = bodice(canvas, {
    neck: { width: 7.8, y: 0.4, depth: 5.4, shape: wool ? "round" : "boat" },
    shoulder: wool ? 15.6 : 15.4,
    bust: 16.8,
    waist: 15.8,
    bottom: hem,
    bottomHalf: 22,
    below: pts("18.4,60 20.4,78"),
    loose: true,
    shape: 0.6,
  });
  const lower: Surface = {
    left: mirror([
      [16.6, 24],
      [15.8, Y.waist],
      [18.6, 62],
      [22, hem],
    ]),
    right: [
      [16.6, 24],
      [15.8, Y.waist],
      [18.6, 62],
      [22, hem],
    ],
    sag: 1.4,
  };
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: { ...trunk.surface },
    folds: [
      ...trunk.folds,
      ...drape(canvas, lower, { count: 5, from: 0.15, strength: 0.75, width: 0.36 }),
      ...shine(canvas, lower, 0.3, 7, 0.8),
    ],
    round: 4.6,
  });
  const arms = wool ? sleeves(canvas, cloth, arm(0.72, 1.2, 0.9)) : sleeves(canvas, cloth, arm(0.44, 1.6, 1.6));
  const trims =
    drawing.fabric === "tweed"
      ? [-1, 1]
          .map(
            (sign) =>
              patch(
                canvas,
                cloth,
                [
                  [
                    [sign * 6.5, 52],
                    [sign * 14.5, 52],
                  ],
                  [
                    [sign * 14.5, 59],
                    [sign * 6.5, 59],
                  ],
                ],
                0.7,
              ) + button(canvas, [sign * 10.5, 54.6], "#EDE3CF", 0.8),
          )
          .join("") +
        [0, 1, 2].map((index) => button(canvas, [9 + index * 2.2, 2.2 + index * 0.9], "#EDE3CF", 0.6)).join("")
      : [-1, 1]
          .map((sign) =>
            seam(
              canvas,
              cloth,
              [
                [sign * 13.6, 50],
                [sign * 15.4, 58],
              ],
              0.24,
              0.6,
            ),
          )
          .join("");
  const inside = neckInside(canvas, cloth, 7.8, 0.4, 6.4, 1.2);
  return {
    ...longPiece(
      inside +
        arms +
        front +
        trims +
        stitch(
          canvas,
          cloth.seam,
          trunk.neckline.map(([x, y]) => [x * 1.06, y + 1] as const),
        ),
      30,
    ),
    top: -5,
    bottom: hem + 6,
    stands: false,
  };
}

/** Two fronts crossed to a tie at the side, elbow sleeves, a skirt that opens as it walks. */
export function wrapDress(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
  const full = drawing.fabric === "nhung" || drawing.fabric === "satin";
  const hemY = full ? 143 : 116;
  const base = skirt(canvas, cloth, {
    side: [
      [12, Y.waist],
      [18.4, 54],
      [22, 72],
      [27, 98],
      [full ? 31 : 30, hemY],
    ],
    sag: 3,
    folds: 7,
    from: 0.05,
    strength: 0.9,
    wave: 1.2,
  });
  const fall: Curve = [
    [9.4, Y.waist + 2],
    [9, 62],
    [5.4, 88],
    [7.4, hemY - 14],
    [3, hemY + 2.6],
  ];
  const trunk = bodice(canvas, {
    neck: { width: 7, y: -0.6, depth: 30, shape: "v" },
    shoulder: 16,
    bust: 16.4,
    waist: 12,
    bottom: Y.waist + 0.6,
    bottomHalf: 12.1,
  });
  const top = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: trunk.surface,
    round: 3.4,
    folds: [
      ...trunk.folds,
      ...[-1, 1].flatMap((sign) =>
        [0, 1, 2].flatMap((index): Fold[] => {
          const curve: Curve = [
            [sign * (6.6 + index * 2.4), 4 + index * 3],
            [sign * (3 + index * 3.2), 22 + index],
            [sign * (-4 + index * 3.4), 38],
          ];
          return [
            { d: canvas.lens(curve, 1.2), tone: "deep", strength: 0.6 },
            {
              d: canvas.lens(
                curve.map(([x, y]) => [x - 1, y] as const),
                0.9,
              ),
              tone: "light",
              strength: 0.8,
            },
          ];
        }),
      ),
    ],
  });
  const cross: Curve = [
    [-6.8, -0.2],
    [-3.4, 14],
    [2, 27],
    [10.6, Y.waist - 1],
  ];
  return {
    ...longPiece(
      neckInside(canvas, cloth, 7, -1.6, 22, 1.3) +
        sleeves(canvas, cloth, arm(full ? 1 : 0.66, 1.4, full ? 0.7 : 1.1)) +
        base +
        cast(
          canvas,
          cloth,
          fall.map(([x, y]) => [x + 0.8, y] as const),
          1.8,
          0.6,
        ) +
        seam(canvas, cloth, fall, 0.2, 0.6) +
        top +
        seam(canvas, cloth, cross, 0.26, 0.7) +
        cast(
          canvas,
          cloth,
          cross.map(([x, y]) => [x - 0.6, y + 0.8] as const),
          1,
          0.35,
        ) +
        belt(canvas, cloth, Y.waist, 12.4, "none", 4) +
        bow(canvas, cloth, [10, Y.waist + 0.6], 0.8),
      37,
    ),
    top: -5,
    bottom: full ? 147 : 121,
    stands: full,
  };
}

/** Gathered tiers from a smocked yoke, soft sleeves. */
export function tiered(canvas: Canvas, cloth: Cloth): Garment {
  const trunk = bodice(canvas, {
    neck: { width: 9.4, y: 1.4, depth: 7, shape: "round" },
    shoulder: 15.6,
    bust: 16.8,
    waist: 13.4,
    bottom: Y.waist,
    bottomHalf: 13.4,
    shape: 0.5,
    loose: true,
  });
  const gathers = [
    ...trunk.folds,
    ...drape(
      canvas,
      {
        left: mirror([
          [14, 9],
          [16.4, 25],
          [13.4, Y.waist],
        ]),
        right: [
          [14, 9],
          [16.4, 25],
          [13.4, Y.waist],
        ],
      },
      { count: 8, from: 0, strength: 0.6, width: 0.34 },
    ),
  ];
  const puff = sleeves(canvas, cloth, {
    line: arm(0.7, 1.6).line,
    radius: [1.4, 3.4, 6, 7, 6.4, 4.4].slice(0, arm(0.7, 1.6).line.length),
  });
  return {
    ...longPiece(
      neckInside(canvas, cloth, 9.4, 1.2, 7.4, 0.9) +
        tiers(canvas, cloth, 13.2, 138, 3) +
        puff +
        sew(canvas, cloth, { outline: trunk.outline, surface: trunk.surface, folds: gathers, round: 3.4 }) +
        stitch(canvas, cloth.seam, [
          [-13.4, Y.waist - 0.8],
          [0, Y.waist],
          [13.4, Y.waist - 0.8],
        ]) +
        stitch(canvas, cloth.seam, [
          [-13.2, Y.waist - 2],
          [0, Y.waist - 1.2],
          [13.2, Y.waist - 2],
        ]) +
        bow(canvas, cloth, [0, 9.4], 0.5),
      39,
    ),
    top: -4,
    bottom: 142,
  };
}

/** A shirt let down to the calf and belted. */
export function shirtDress(canvas: Canvas, cloth: Cloth): Garment {
  const sleeve = arm(0.72, 1.4, 1.2);
  const body =
    skirt(canvas, cloth, {
      side: [
        [13, Y.waist],
        [19, 55],
        [23, 76],
        [28, 110],
      ],
      sag: 2.6,
      folds: 7,
      from: 0,
      strength: 0.8,
      wave: 0.9,
    }) +
    shirt(canvas, cloth, {
      hem: Y.waist + 1,
      half: 13.2,
      waist: 13.2,
      sleeve,
      collar: "point",
      buttonColor: mix(cloth.seam, "#F1EADD", 0.4),
      pocket: true,
    });
  const placket =
    seam(
      canvas,
      cloth,
      [
        [-1.6, Y.waist + 3],
        [-2, 110.6],
      ],
      0.18,
      0.6,
    ) +
    stitch(canvas, cloth.seam, [
      [1.6, Y.waist + 3],
      [2, 110.6],
    ]);
  const marks = [52, 62, 72, 82, 92].map((y) => button(canvas, [0, y], mix(cloth.seam, "#F1EADD", 0.4), 0.55)).join("");
  return {
    ...longPiece(body + placket + marks + belt(canvas, cloth, Y.waist + 0.6, 13.4, "knot", 3.6), 33),
    top: -6,
    bottom: 116,
    stands: false,
  };
}
