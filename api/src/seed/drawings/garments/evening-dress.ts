import { type Canvas, type Curve, mirror, type Point, pts, reverse } from "../canvas";
import { bamboo, lotusSprig } from "../embroidery";
import { type Cloth, plainCloth } from "../fabric";
import { bodice } from "../figure/bodice";
import { dressForm } from "../figure/dress-form";
import { Y } from "../figure/measures";
import { skirt } from "../figure/skirt";
import { cast, creases, drape, type Fold, hull, seam, sew } from "../sewing";
import type { Surface } from "../surface";
import { belt } from "../tailoring/trims";
import { bodyLight, bustFolds, bustier, longPiece, princess, sweetheart } from "./dress-parts";
import type { Garment } from "./garment";

export function mermaid(canvas: Canvas, cloth: Cloth): Garment {
  const gown = skirt(canvas, cloth, {
    side: [
      [16.2, 17.4],
      [16.5, 25],
      [14.2, 33],
      [11.9, Y.waist],
      [16.2, 52],
      [17.8, 63],
      [16.2, 78],
      [13.6, 93],
      [17, 108],
      [25, 127],
      [36, 147],
    ],
    waist: sweetheart,
    sag: 3,
    folds: 8,
    from: 0.66,
    strength: 1,
    wave: 1.8,
    round: 4.5,
    extra: (surface) => [
      ...bustFolds(canvas),
      ...bodyLight(canvas),
      ...creases(canvas, surface, 0.32, 0.42, 4, 0.5),
      ...creases(canvas, surface, 0.6, 0.72, 5, 0.6),
    ],
  });
  return longPiece(
    dressForm(canvas) +
      cast(canvas, cloth, sweetheart, 1.2, 0.35) +
      gown +
      princess(canvas, cloth, 66) +
      seam(
        canvas,
        cloth,
        sweetheart.map(([x, y]) => [x * 0.985, y + 0.7] as const),
        0.16,
        0.45,
      ),
    40,
  );
}

export function slip(canvas: Canvas, cloth: Cloth): Garment {
  const edge: Curve = pts("-14.4,16 -10.4,11 -8.6,9.4 -4,14.6 0,17.4 4,14.6 8.6,9.4 10.4,11 14.4,16");
  const right: Curve = [
    [14.4, 16],
    [16.2, 24.5],
    [14, 33],
    [12.2, Y.waist],
    [15.8, 52],
    [17.6, 63],
    [18, 84],
    [19.6, 112],
    [22, 144],
  ];
  const left = mirror(right);
  const surface: Surface = { left, right, sag: 2.4 };
  const lower: Surface = { left: mirror(right.slice(3)), right: right.slice(3), sag: 2.4 };
  // The slit opens over the left leg; the near edge swings out and shows the lining.
  const slit: Point = [8.6, 88];
  const hem: Curve = pts("22,144 19.4,145.5 16.6,144.6");
  const edgeOut: Curve = [[16.6, 144.6], [13.2, 122], [10, 100], slit];
  const edgeIn: Curve = [slit, [8.2, 104], [7, 124], [4.2, 147]];
  const hemLeft: Curve = pts("4.2,147 -2,148.2 -9,146.6 -15,147.6 -22,144");
  const lining: Cloth = { ...cloth, base: cloth.deep, light: cloth.shade, pattern: "tron" };
  const back = sew(canvas, lining, {
    outline: [pts("2,84 18,84"), pts("18,84 20.4,144"), pts("20.4,144 12,146.4 2,145")],
    surface: lower,
    round: 2,
    plain: true,
    folds: [
      {
        d: canvas.wedge(pts("11,92 12,120 12.4,146"), 4),
        tone: "deep",
        strength: 0.9,
      },
    ],
  });
  const cowl: Fold[] = [0, 1, 2].flatMap((index) => {
    const drop = index * 3.1;
    const curve: Curve = [
      [-8.6 + index * 0.5, 11.4 + drop * 0.5],
      [-4.4, 16.2 + drop],
      [0, 18.8 + drop * 1.2],
      [4.4, 16.2 + drop],
      [8.6 - index * 0.5, 11.4 + drop * 0.5],
    ];
    return [
      { d: canvas.lens(curve, 1.9), tone: "deep" as const, strength: 0.75 - index * 0.12 },
      {
        d: canvas.lens(
          curve.map(([x, y]) => [x, y - 1.3] as const),
          1.2,
        ),
        tone: "glow" as const,
        strength: 0.8 - index * 0.15,
      },
    ];
  });
  const folds: Fold[] = [
    ...bodice(canvas, {
      neck: { width: 7, y: 0, depth: 4, shape: "round" },
      shoulder: 17,
      bust: 16,
      waist: 12.2,
      bottom: 60,
      bottomHalf: 17,
    }).folds,
    ...cowl,
    ...drape(canvas, lower, { count: 5, from: 0.25, strength: 0.9, width: 0.42, stray: 0.3 }),
    // Bias-cut satin pulls from the hip towards the slit.
    ...[0, 1, 2, 3].flatMap((index) => {
      const y = 48 + index * 10;
      const curve: Curve = [
        [-15 + index, y],
        [-6 + index, y + 9],
        [3 + index, y + 24],
        [7.6, y + 40],
      ];
      return [
        { d: canvas.lens(curve, 2 + canvas.random()), tone: "deep" as const, strength: 0.5 },
        {
          d: canvas.lens(
            curve.map(([x, py]) => [x - 0.7, py - 1.5] as const),
            2,
          ),
          tone: "glow" as const,
          strength: 0.4,
        },
      ];
    }),
    {
      d: canvas.lens(pts("-8,50 -9.5,62 -8,80 -7,104"), 6.5),
      tone: "light",
      strength: 1,
      wide: true,
    },
    {
      d: canvas.wedge(pts("9.2,90 13,116 17,145"), 3),
      tone: "deep",
      strength: 0.5,
    },
  ];
  const straps = [-1, 1]
    .map(
      (sign) =>
        `<path d="${canvas.line([
          [sign * 8.6, 9.8],
          [sign * 8.2, 4],
          [sign * 7, 0.4],
        ])}" fill="none" stroke="${cloth.base}" stroke-width="6"/><path d="${canvas.line([
          [sign * 8.4, 9.8],
          [sign * 8, 4],
          [sign * 6.8, 0.4],
        ])}" fill="none" stroke="${cloth.light}" stroke-width="2"/>`,
    )
    .join("");
  const front = sew(canvas, cloth, {
    outline: [edge, right, hem, edgeOut, edgeIn, hemLeft, reverse(left)],
    surface,
    folds,
    round: 4.4,
  });
  const worked = cloth.pattern === "theu-truc" ? bamboo(canvas, cloth, [-14, 136], [2, 40], 2) : "";
  return longPiece(
    dressForm(canvas, { pole: true }) +
      straps +
      back +
      cast(canvas, cloth, edgeIn, 1.6, 0.6) +
      front +
      worked +
      seam(
        canvas,
        cloth,
        edge.map(([x, y]) => [x * 0.98, y + 0.6] as const),
        0.14,
        0.4,
      ),
    34,
  );
}

/** Strapless bodice over a skirt of many layers, the upper one opaque, the lower ones seen at the hem. */
export function ballGown(canvas: Canvas, cloth: Cloth): Garment {
  const sheer = cloth.opacity < 0.9;
  const layer = (grow: number, opacity: number, dim: number): string =>
    skirt(canvas, dim ? { ...cloth, pattern: "tron" } : cloth, {
      side: [
        [12, Y.waist],
        [24 + grow, 49],
        [36 + grow, 70],
        [44 + grow, 104],
        [47 + grow * 1.6, 147 - (sheer ? 0 : 1)],
      ],
      sag: 4.5,
      folds: 11,
      from: 0,
      strength: 1,
      width: 0.6,
      wave: 2,
      opacity,
      round: 10,
    });
  const skirts = sheer ? layer(3, 0.6, 0.2) + layer(-2, 1, 0) : layer(0, 1, 0);
  return {
    ...longPiece(
      dressForm(canvas) +
        skirts +
        cast(
          canvas,
          cloth,
          [
            [-13, Y.waist + 2],
            [0, Y.waist + 4],
            [13, Y.waist + 2],
          ],
          1.6,
          0.5,
        ) +
        bustier(canvas, cloth, sweetheart, Y.waist, 12.2) +
        princess(canvas, cloth, Y.waist, 0.4) +
        belt(
          canvas,
          plainCloth("satin", cloth.name === "organza" ? cloth.shade : cloth.base),
          Y.waist - 0.2,
          12.4,
          "none",
          3,
        ),
      54,
    ),
    top: -12,
  };
}

/** Halter: the bodice gathered to a band at the neck, shoulders bare, the skirt falling straight with one slit. */
export function halter(canvas: Canvas, cloth: Cloth): Garment {
  const gown = skirt(canvas, cloth, {
    side: [
      [4.6, -1.4],
      [7.4, 6],
      [11.6, 13],
      [16, 20.4],
      [16.2, 26],
      [14, 33],
      [12, Y.waist],
      [16, 52],
      [17.8, 63],
      [18.6, 88],
      [22, 116],
      [27, 146],
    ],
    waist: pts("-4.6,-1.4 0,1.2 4.6,-1.4"),
    sag: 3,
    folds: 7,
    from: 0.5,
    strength: 0.95,
    wave: 1.3,
    round: 4.2,
    extra: () => [
      ...bustFolds(canvas, 12),
      ...bodyLight(canvas),
      ...[-3, -2, -1, 0, 1, 2, 3].flatMap((index): Fold[] => {
        const curve: Curve = [
          [index * 1.1, 0.6],
          [index * 2.2, 10],
          [index * 3.4, 20],
          [index * 3, 36],
        ];
        return [
          { d: canvas.lens(curve, 1.2), tone: "deep", strength: 0.6 },
          {
            d: canvas.lens(
              curve.map(([x, y]) => [x - 0.9, y] as const),
              0.8,
            ),
            tone: "glow",
            strength: 0.7,
          },
        ];
      }),
    ],
    worked: () =>
      cloth.pattern === "theu-truc"
        ? bamboo(canvas, cloth, [-16, 138], [6, 44], 2)
        : cloth.pattern === "theu-sen"
          ? lotusSprig(canvas, cloth, [-4, 104], 1.6)
          : "",
  });
  const collar: Surface = {
    left: pts("-4.9,-3.6 -4.9,-0.6"),
    right: pts("4.9,-3.6 4.9,-0.6"),
  };
  const band = sew(canvas, cloth, {
    outline: hull(collar, pts("4.9,-0.8 0,1.8 -4.9,-0.8"), pts("-4.9,-3.6 0,-1.6 4.9,-3.6")),
    surface: collar,
    round: 1,
  });
  return longPiece(
    dressForm(canvas, { pole: true }) + gown + band + belt(canvas, cloth, Y.waist, 12.2, "none", 2.6),
    36,
  );
}
