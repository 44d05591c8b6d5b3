import type { ProductDrawing } from "../../types";
import { type Canvas, type Curve, mirror, type Point, pts, reverse } from "../canvas";
import { type Cloth, clothOf } from "../fabric";
import { dressForm } from "../figure/dress-form";
import { Y } from "../figure/measures";
import { type SkirtCut, skirt } from "../figure/skirt";
import { button } from "../hardware";
import { cast, creases, drape, type Fold, seam, sew, shine, stitch } from "../sewing";
import { at, type Surface } from "../surface";
import { belt, bow } from "../tailoring/trims";
import type { Garment } from "./garment";

const W = Y.waist;

/** The skirt alone, hung from the waist; dresses and sets use the same cuts. */
function skirtOf(canvas: Canvas, cloth: Cloth, kind: string): { body: string; bottom: number; reach: number } {
  const cut = CUTS[kind];
  if (cut)
    return {
      body: skirt(canvas, cloth, cut(canvas)),
      bottom: cut(canvas).side.at(-1)![1] + 3,
      reach: cut(canvas).side.at(-1)![0] + 2,
    };
  if (kind === "xep-ly") return { body: pleated(canvas, cloth), bottom: 104, reach: 28 };
  if (kind === "tang") return { body: tiers(canvas, cloth, 12, 142, 3), bottom: 144, reach: 36 };
  return { body: wrapped(canvas, cloth), bottom: 128, reach: 24 };
}

const hips = (canvas: Canvas): Fold[] => [
  {
    d: canvas.lens(
      [
        [-8, W + 5],
        [-10, 58],
        [-9, 74],
      ],
      6,
    ),
    tone: "light",
    strength: 1,
    wide: true,
  },
  {
    d: canvas.lens(
      [
        [8, W + 6],
        [10.5, 60],
        [9, 80],
      ],
      5,
    ),
    tone: "shade",
    strength: 0.7,
    wide: true,
  },
];

const CUTS: Record<string, (canvas: Canvas) => SkirtCut> = {
  "chu-a": (canvas) => ({
    side: [
      [11.8, W],
      [18, 56],
      [22, 76],
      [27, 101],
    ],
    sag: 2.6,
    folds: 6,
    from: 0.12,
    strength: 0.75,
    wave: 0.9,
    extra: () => hips(canvas),
  }),
  "but-chi": (canvas) => ({
    side: [
      [11.8, W],
      [17, 55],
      [17.8, 66],
      [15.6, 102],
    ],
    sag: 0.8,
    folds: 3,
    from: 0.3,
    strength: 0.4,
    wave: 0,
    round: 4.6,
    extra: (surface) => [...hips(canvas), ...creases(canvas, surface, 0.2, 0.34, 4, 0.5)],
  }),
  suong: (canvas) => ({
    side: [
      [11.8, W],
      [16.8, 54],
      [18.2, 66],
      [18.8, 92],
      [21, 124],
    ],
    sag: 2,
    folds: 6,
    from: 0.3,
    strength: 0.85,
    wave: 0.8,
    extra: () => hips(canvas),
  }),
  xoe: () => ({
    side: [
      [11.8, W],
      [20, 53],
      [29, 74],
      [37, 104],
    ],
    sag: 5.4,
    folds: 8,
    from: 0.0,
    strength: 1,
    wave: 2,
    width: 0.6,
  }),
  mini: (canvas) => ({
    side: [
      [12.4, W],
      [17.4, 55],
      [19, 66],
      [20.4, 80],
    ],
    sag: 1.6,
    folds: 3,
    from: 0.4,
    strength: 0.45,
    wave: 0.1,
    extra: () => hips(canvas),
  }),
  "duoi-ca": (canvas) => ({
    side: [
      [11.8, W],
      [17, 55],
      [17.6, 68],
      [14.6, 88],
      [18, 104],
      [28, 128],
    ],
    sag: 3,
    folds: 7,
    from: 0.6,
    strength: 1,
    wave: 1.6,
    round: 4.4,
    extra: (surface) => [...hips(canvas), ...creases(canvas, surface, 0.45, 0.6, 4, 0.5)],
  }),
};

/** Knife pleats: every pleat a strip with a lit edge and a shadow under the next. */
function pleated(canvas: Canvas, cloth: Cloth): string {
  const right: Curve = [
    [11.8, W],
    [17, 55],
    [20, 72],
    [25.5, 101],
  ];
  const surface: Surface = { left: mirror(right), right, sag: 2.4 };
  const count = 17;
  const hem: Point[] = [];
  const folds: Fold[] = [];
  for (let index = 0; index < count; index++) {
    const [u0, u1] = [index / count, (index + 1) / count];
    const column = (u: number): Curve => [0, 0.33, 0.66, 1.02].map((v) => at(surface, u, v));
    hem.push(at(surface, u0, 1), [at(surface, u1, 1)[0] - 0.1, at(surface, u1, 1)[1] + 0.9]);
    folds.push({ d: canvas.outline([column(u0), reverse(column(u0 + 0.55 / count))]), tone: "deep", strength: 0.62 });
    folds.push({
      d: canvas.outline([column(u0 + 0.55 / count), reverse(column(u1 - 0.08 / count))]),
      tone: "light",
      strength: 0.8,
    });
  }
  return sew(
    canvas,
    { ...cloth, soft: 0.25 },
    {
      outline: [
        [
          [-11.8, W],
          [0, W + 0.6],
          [11.8, W],
        ],
        right,
        reverse(hem),
        reverse(mirror(right)),
      ],
      surface,
      folds: [...folds, ...shine(canvas, surface, 0.3, 6, 0.6)],
      round: 6,
    },
  );
}

/** Gathered tiers, each sewn fuller than the one above. */
export function tiers(canvas: Canvas, cloth: Cloth, top: number, bottom: number, count: number): string {
  const step = (bottom - W) / count;
  const half = (y: number): number => top + 22 * (Math.max(0, y - W) / (bottom - W)) ** 0.8;
  // From the hem up: each tier hangs over the head of the one below.
  return Array.from({ length: count }, (_, index) => count - 1 - index)
    .map((index) => {
      const y1 = W + (index + 1) * step + (index < count - 1 ? 1.6 : 0);
      const y0 = W + index * step - (index === 0 ? 1.6 : 0);
      const a = half(y0) + (index === 0 ? 0 : 0.4);
      const b = half(y1) + 1.4;
      return skirt(canvas, cloth, {
        side: [
          [a, y0],
          [a + (b - a) * 0.55, y0 + step * 0.35],
          [b, y1],
        ],
        sag: 1.6 + index * 0.7,
        folds: 7 + index,
        from: 0,
        strength: 0.85,
        width: 0.42,
        wave: 0.7,
        round: 4,
        waist: [
          [-a, y0],
          [0, y0 + 1.2 + index * 0.7],
          [a, y0],
        ],
      });
    })
    .join("");
}

/** A front panel wrapped to the left hip, its edge falling in a cascade. */
function wrapped(canvas: Canvas, cloth: Cloth): string {
  const right: Curve = [
    [11.8, W],
    [16.8, 55],
    [18.4, 72],
    [20, 98],
    [21, 124],
  ];
  const surface: Surface = { left: mirror(right), right, sag: 1.6 };
  const under = sew(canvas, cloth, {
    outline: [
      [
        [-11.8, W],
        [0, W + 0.6],
        [11.8, W],
      ],
      right,
      pts("21,124 12,126 2,125"),
      [
        [2, 125],
        [-4, 80],
        [-11.8, W],
      ],
    ],
    surface,
    folds: drape(canvas, surface, { count: 5, strength: 0.8 }),
    round: 4,
    dim: 0.28,
  });
  const edge: Curve = [
    [10.6, W + 1],
    [10.4, 56],
    [7, 74],
    [6.6, 90],
    [1, 106],
    [2.4, 114],
    [-6, 125],
  ];
  const flap = sew(canvas, cloth, {
    outline: [
      [
        [-11.8, W],
        [0, W + 0.6],
        [10.6, W + 1],
      ],
      edge,
      pts("-6,125 -13,126.4 -21,124"),
      reverse(mirror(right)),
    ],
    surface,
    round: 4,
    folds: [
      ...drape(
        canvas,
        {
          left: mirror(right),
          right: [
            [2, W],
            [4, 60],
            [2, 90],
            [-4, 125],
          ],
        },
        { count: 4, from: 0.1, strength: 0.8 },
      ),
      ...[0, 1, 2, 3, 4].flatMap((index): Fold[] => {
        const curve: Curve = [
          [10 - index * 0.4, W + 2 + index],
          [2, 52 + index * 7],
          [-7, 62 + index * 11],
          [-15, 70 + index * 13],
        ];
        return [
          { d: canvas.lens(curve, 1.8), tone: "deep", strength: 0.7 },
          {
            d: canvas.lens(
              curve.map(([x, y]) => [x, y - 1.7] as const),
              1.5,
            ),
            tone: "glow",
            strength: 0.7,
          },
        ];
      }),
    ],
  });
  return (
    under +
    cast(
      canvas,
      cloth,
      edge.map(([x, y]) => [x + 0.9, y] as const),
      2,
      0.6,
    ) +
    flap +
    seam(
      canvas,
      cloth,
      edge.map(([x, y]) => [x - 0.6, y] as const),
      0.16,
      0.5,
    ) +
    bow(canvas, cloth, [10.2, W + 2], 0.62)
  );
}

/** Skirts on the atelier's dress form. */
export function drawSkirt(canvas: Canvas, drawing: ProductDrawing): Garment {
  const cloth = clothOf(drawing);
  const { body, bottom, reach } = skirtOf(canvas, cloth, drawing.silhouette);
  const trims =
    drawing.silhouette === "quan-ta"
      ? ""
      : belt(
          canvas,
          cloth,
          W + 1,
          drawing.silhouette === "mini" ? 12.6 : 12,
          drawing.seed % 3 === 0 ? "buckle" : "none",
        );
  const denim =
    drawing.fabric === "denim"
      ? Array.from({ length: 6 }, (_, index) => button(canvas, [0, W + 6 + index * 9], "#B08A4A", 0.8)).join("") +
        stitch(
          canvas,
          "#C99A58",
          [
            [-1.6, W + 3],
            [-1.8, 99],
          ],
          0.9,
        ) +
        stitch(
          canvas,
          "#C99A58",
          [
            [1.6, W + 3],
            [1.8, 99],
          ],
          0.9,
        )
      : "";
  const pockets =
    drawing.silhouette === "mini" || drawing.silhouette === "chu-a"
      ? [-1, 1]
          .map((sign) =>
            seam(
              canvas,
              cloth,
              [
                [sign * 7, W + 3.4],
                [sign * 10, W + 9],
                [sign * 15.4, W + 13],
              ],
              0.2,
              0.6,
            ),
          )
          .join("")
      : "";
  return {
    body: dressForm(canvas, { pole: true }) + body + denim + pockets + trims,
    top: bottom < 112 ? 4 : -13,
    bottom: bottom < 112 ? 128 : Y.floor,
    reach: Math.max(28, reach),
    stands: true,
    focus: [-3, W + 12],
    focusWidth: 32,
  };
}
