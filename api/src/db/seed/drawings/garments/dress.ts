import type { ProductDrawing } from "../../types";
import { type Canvas, type Curve, mirror, type Point, reverse } from "../canvas";
import { bamboo, lotusSprig } from "../embroidery";
import { type Cloth, clothOf, plainCloth } from "../fabric";
import { arm, bodice, button, dressForm, neckInside, skirt, sleeves, Y } from "../figure";
import { mix } from "../palette";
import { cast, creases, drape, type Fold, hull, type Surface, seam, sew, shine, stitch } from "../sewing";
import { belt, bow, patch, shirt } from "../tailoring";
import type { Garment } from "./garment";
import { tiers } from "./skirt";

type Draw = (canvas: Canvas, cloth: Cloth, drawing: ProductDrawing) => Garment;

/** Dresses, each silhouette cut from the same bodices and skirts. */
export function drawDress(canvas: Canvas, drawing: ProductDrawing): Garment {
  return (SILHOUETTES[drawing.silhouette] ?? SILHOUETTES["chu-a"]!)(canvas, clothOf(drawing), drawing);
}

const long = (body: string, reach: number): Garment => ({
  body,
  top: -13,
  bottom: Y.floor,
  reach,
  stands: true,
  focus: [0, 20],
  focusWidth: 46,
});

/** A bodice without sleeves or straps, its upper edge given from left to right. */
function bustier(canvas: Canvas, cloth: Cloth, edge: Curve, bottom: number, bottomHalf: number, waist = 11.9): string {
  const top = edge[edge.length - 1]!;
  const side: Curve = [
    top,
    [16.6, 25],
    [14.4, 33],
    [waist, Y.waist],
    ...(bottom > Y.waist + 3 ? [[bottomHalf, bottom] as const] : []),
  ];
  const end = side[side.length - 1]!;
  const surface: Surface = { left: mirror([[16.4, 12], ...side.slice(1)]), right: [[16.4, 12], ...side.slice(1)] };
  const folds = bodice(canvas, {
    neck: { width: 7, y: 0, depth: 4, shape: "round" },
    shoulder: 17,
    bust: 16.6,
    waist,
    bottom: end[1],
    bottomHalf: end[0],
  }).folds;
  return (
    cast(canvas, cloth, edge, 1.2, 0.3) +
    sew(canvas, cloth, {
      outline: [edge, side, [end, [0, end[1] + 0.8], [-end[0], end[1]]], reverse(mirror(side))],
      surface,
      folds,
      round: 3.6,
    }) +
    seam(
      canvas,
      cloth,
      edge.map(([x, y]) => [x * 0.985, y + 0.7] as const),
      0.16,
      0.45,
    )
  );
}

const princess = (canvas: Canvas, cloth: Cloth, bottom: number, strength = 0.4): string =>
  [-1, 1]
    .map((sign) =>
      seam(
        canvas,
        cloth,
        [
          [sign * 8.4, 18],
          [sign * 8, 25],
          [sign * 6.6, 33],
          [sign * 5.8, Y.waist],
          [sign * 7.6, bottom],
        ],
        0.16,
        strength,
      ),
    )
    .join("");

const sweetheart: Curve = [
  [-16.2, 17.4],
  [-12, 13.6],
  [-7, 12.4],
  [-2.6, 14.2],
  [0, 17.2],
  [2.6, 14.2],
  [7, 12.4],
  [12, 13.6],
  [16.2, 17.4],
];

/** Where the body's light falls on a long fitted piece. */
function bodyLight(canvas: Canvas): Fold[] {
  return [
    {
      d: canvas.lens(
        [
          [-9, 50],
          [-10.5, 60],
          [-9, 74],
          [-6, 92],
        ],
        7,
      ),
      tone: "light",
      strength: 1,
      wide: true,
    },
    {
      d: canvas.lens(
        [
          [-8.5, 52],
          [-9.8, 62],
          [-8, 78],
        ],
        2.2,
      ),
      tone: "glow",
      strength: 0.9,
      wide: true,
    },
    {
      d: canvas.lens(
        [
          [9, 50],
          [11, 64],
          [9, 80],
          [6, 94],
        ],
        5,
      ),
      tone: "shade",
      strength: 0.8,
      wide: true,
    },
  ];
}

function bustFolds(canvas: Canvas, waist = 11.9): Fold[] {
  return bodice(canvas, {
    neck: { width: 7, y: 0, depth: 4, shape: "round" },
    shoulder: 17,
    bust: 16.4,
    waist,
    bottom: 60,
    bottomHalf: 17,
  }).folds;
}

function mermaid(canvas: Canvas, cloth: Cloth): Garment {
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
  return long(
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

function slip(canvas: Canvas, cloth: Cloth): Garment {
  const edge: Curve = [
    [-14.4, 16],
    [-10.4, 11],
    [-8.6, 9.4],
    [-4, 14.6],
    [0, 17.4],
    [4, 14.6],
    [8.6, 9.4],
    [10.4, 11],
    [14.4, 16],
  ];
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
  const hem: Curve = [
    [22, 144],
    [19.4, 145.5],
    [16.6, 144.6],
  ];
  const edgeOut: Curve = [[16.6, 144.6], [13.2, 122], [10, 100], slit];
  const edgeIn: Curve = [slit, [8.2, 104], [7, 124], [4.2, 147]];
  const hemLeft: Curve = [
    [4.2, 147],
    [-2, 148.2],
    [-9, 146.6],
    [-15, 147.6],
    [-22, 144],
  ];
  const lining: Cloth = { ...cloth, base: cloth.deep, light: cloth.shade, pattern: "tron" };
  const back = sew(canvas, lining, {
    outline: [
      [
        [2, 84],
        [18, 84],
      ],
      [
        [18, 84],
        [20.4, 144],
      ],
      [
        [20.4, 144],
        [12, 146.4],
        [2, 145],
      ],
    ],
    surface: lower,
    round: 2,
    plain: true,
    folds: [
      {
        d: canvas.wedge(
          [
            [11, 92],
            [12, 120],
            [12.4, 146],
          ],
          4,
        ),
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
    ...[0, 1, 2, 3, 4].flatMap((index) => {
      const y = 48 + index * 8;
      const curve: Curve = [
        [-15 + index, y],
        [-6 + index, y + 9],
        [3 + index, y + 24],
        [7.6, y + 40],
      ];
      return [
        { d: canvas.lens(curve, 1.5 + canvas.random()), tone: "deep" as const, strength: 0.62 },
        {
          d: canvas.lens(
            curve.map(([x, py]) => [x - 0.7, py - 1.5] as const),
            1.3,
          ),
          tone: "glow" as const,
          strength: 0.6,
        },
      ];
    }),
    {
      d: canvas.lens(
        [
          [-8, 50],
          [-9.5, 62],
          [-8, 80],
          [-7, 104],
        ],
        6.5,
      ),
      tone: "light",
      strength: 1,
      wide: true,
    },
    {
      d: canvas.wedge(
        [
          [9.2, 90],
          [13, 116],
          [17, 145],
        ],
        3,
      ),
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
  return long(
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

/** Fitted bodice with wide straps over an A-line skirt that ends at the calf. */
function aLine(canvas: Canvas, cloth: Cloth): Garment {
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
    ...long(
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

/** Strapless bodice over a skirt of many layers, the upper one opaque, the lower ones seen at the hem. */
function ballGown(canvas: Canvas, cloth: Cloth): Garment {
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
    ...long(
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

/** Straight from the shoulder, a round neck, sleeves to the elbow or none. */
function shift(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
  const hem = 94;
  const wool = drawing.fabric === "tweed" || drawing.fabric === "len";
  const trunk = bodice(canvas, {
    neck: { width: 7.8, y: 0.4, depth: 5.4, shape: wool ? "round" : "boat" },
    shoulder: wool ? 15.6 : 15.4,
    bust: 16.8,
    waist: 15.8,
    bottom: hem,
    bottomHalf: 22,
    below: [
      [18.4, 60],
      [20.4, 78],
    ],
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
  const inside = neckInside(canvas, cloth, 7.8, 0.4, 4, 1.2);
  const pole = "";
  return {
    ...long(
      inside +
        pole +
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
function wrapDress(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
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
  const inset = patch(
    canvas,
    cloth,
    [
      [
        [6.9, -0.4],
        [4.6, 12],
        [-0.6, 29],
      ],
      [
        [-0.6, 29],
        [4.6, 33.5],
        [-3, 22],
      ],
      [
        [-3, 22],
        [2.4, 10],
        [6.2, -0.4],
      ],
    ],
    1,
  );
  return {
    ...long(
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
        inset +
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
function tiered(canvas: Canvas, cloth: Cloth): Garment {
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
    ...long(
      neckInside(canvas, cloth, 9.4, 1.2, 5, 0.9) +
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
function shirtDress(canvas: Canvas, cloth: Cloth): Garment {
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
    ...long(body + placket + marks + belt(canvas, cloth, Y.waist + 0.6, 13.4, "knot", 3.6), 33),
    top: -6,
    bottom: 116,
    stands: false,
  };
}

/** Halter: the bodice gathered to a band at the neck, shoulders bare, the skirt falling straight with one slit. */
function halter(canvas: Canvas, cloth: Cloth): Garment {
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
    waist: [
      [-4.6, -1.4],
      [0, 1.2],
      [4.6, -1.4],
    ],
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
    left: [
      [-4.9, -3.6],
      [-4.9, -0.6],
    ],
    right: [
      [4.9, -3.6],
      [4.9, -0.6],
    ],
  };
  const band = sew(canvas, cloth, {
    outline: hull(
      collar,
      [
        [4.9, -0.8],
        [0, 1.8],
        [-4.9, -0.8],
      ],
      [
        [-4.9, -3.6],
        [0, -1.6],
        [4.9, -3.6],
      ],
    ),
    surface: collar,
    round: 1,
  });
  return long(dressForm(canvas, { pole: true }) + gown + band + belt(canvas, cloth, Y.waist, 12.2, "none", 2.6), 36);
}

const SILHOUETTES: Record<string, Draw> = {
  "duoi-ca": mermaid,
  "xe-ta": slip,
  "chu-a": aLine,
  "cong-chua": ballGown,
  suong: shift,
  quan: wrapDress,
  tang: tiered,
  "so-mi": shirtDress,
  "co-yem": halter,
};
