import type { ProductDrawing } from "../../types";
import { along, type Canvas, type Curve, lerp, mirror, type Point, reverse } from "../canvas";
import { bamboo } from "../embroidery";
import { type Cloth, clothOf, plainCloth } from "../fabric";
import { arm, bodice, button, neckInside, type SkirtCut, skirt, sleeves, Y } from "../figure";
import { metal, rod } from "../hardware";
import { mix, shade, tint } from "../palette";
import { at, cast, drape, type Fold, hull, type Surface, seam, sew, shine, stitch } from "../sewing";
import { belt, bow, jacket, patch } from "../tailoring";
import type { Garment } from "./garment";

type DrawCoat = (canvas: Canvas, cloth: Cloth, drawing: ProductDrawing) => Garment;

const lining = (cloth: Cloth): string => mix(shade(cloth.base, 0.3), "#8A5A50", 0.4);
const horn = (cloth: Cloth): string => mix(cloth.deep, "#4A3424", 0.5);
const coat = (body: string, bottom: number, reach = 33): Garment => ({
  body,
  top: -7,
  bottom,
  reach,
  stands: false,
  focus: [2, 18],
  focusWidth: 44,
});

function trench(canvas: Canvas, cloth: Cloth): Garment {
  const skirtCut: SkirtCut = {
    side: [
      [15, Y.waist],
      [19.6, 56],
      [22.4, 78],
      [26, 104],
    ],
    sag: 2,
    folds: 5,
    from: 0,
    strength: 0.7,
    wave: 0.7,
  };
  const edge: Curve = [
    [-6.4, Y.waist],
    [-6.8, 70],
    [-6.4, 105.4],
  ];
  const flap = (sign: number): string => {
    const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
    const outline: Curve[] = [
      side([
        [6.8, 0.4],
        [16.6, 4.6],
      ]),
      side([
        [16.6, 4.6],
        [15.2, 12],
        [15.6, 21],
      ]),
      side([
        [15.6, 21],
        [10, 23.6],
        [3.6, 21],
      ]),
    ];
    return (
      cast(
        canvas,
        cloth,
        outline[2]!.map(([x, y]) => [x, y + 0.6] as const),
        1,
        0.5,
      ) +
      patch(canvas, cloth, outline, 1.6) +
      stitch(
        canvas,
        cloth.seam,
        outline[2]!.map(([x, y]) => [x, y - 0.8] as const),
      )
    );
  };
  const tab = (sign: number): string =>
    patch(
      canvas,
      cloth,
      [
        [
          [sign * 9.4, 0.6],
          [sign * 16.8, 4.2],
        ],
        [
          [sign * 16.2, 6.6],
          [sign * 9, 3],
        ],
      ],
      0.7,
    ) + button(canvas, [sign * 10.6, 2.6], horn(cloth), 0.6);
  const upper = jacket(canvas, cloth, {
    hem: Y.waist + 1,
    hemHalf: 15.2,
    waist: 15,
    closing: 24,
    lapel: "peak",
    breast: "double",
    buttons: 0,
    buttonColor: horn(cloth),
    sleeve: arm(1, 1.6, 1.5),
    lining: lining(cloth),
    pockets: "none",
    folds: 2,
    below: [],
  });
  const marks = [28, 36, 52, 64].flatMap((y) => [-6, 5].map((x) => button(canvas, [x, y], horn(cloth), 0.95))).join("");
  const pockets = [-1, 1]
    .map(
      (sign) =>
        patch(
          canvas,
          cloth,
          [
            [
              [sign * 10.6, 55],
              [sign * 13, 54.4],
            ],
            [
              [sign * 16, 68],
              [sign * 13.6, 68.8],
            ],
          ],
          0.7,
        ) +
        stitch(canvas, cloth.seam, [
          [sign * 11, 56],
          [sign * 14, 68],
        ]),
    )
    .join("");
  const straps = [-1, 1]
    .map((sign) =>
      patch(
        canvas,
        cloth,
        [
          [
            [sign * 18.6, 51.6],
            [sign * 28, 49.6],
          ],
          [
            [sign * 28.2, 52],
            [sign * 18.8, 54],
          ],
        ],
        0.6,
      ),
    )
    .join("");
  const body =
    skirt(canvas, cloth, skirtCut) +
    cast(
      canvas,
      cloth,
      edge.map(([x, y]) => [x - 0.8, y] as const),
      1.3,
      0.5,
    ) +
    seam(canvas, cloth, edge, 0.24, 0.8) +
    stitch(
      canvas,
      cloth.seam,
      edge.map(([x, y]) => [x + 1, y] as const),
    ) +
    upper +
    straps +
    flap(1) +
    tab(-1) +
    tab(1) +
    pockets +
    marks +
    belt(canvas, cloth, Y.waist + 0.6, 15.4, "knot", 4.4);
  return coat(body, 109);
}

function overcoat(canvas: Canvas, cloth: Cloth): Garment {
  const body = jacket(canvas, cloth, {
    hem: 104,
    hemHalf: 24,
    bust: 18.4,
    waist: 17.2,
    shoulder: 17.6,
    closing: 38,
    lapel: "notch",
    breast: "double",
    buttons: 2,
    buttonColor: horn(cloth),
    sleeve: arm(1, 2, 1.7),
    lining: lining(cloth),
    pockets: "flap",
    pocketY: 60,
    folds: 4,
    below: [
      [18.8, 56],
      [21, 78],
    ],
  });
  return coat(body, 108);
}

/** Ribbed bands at neck, cuffs and hem. */
function ribs(canvas: Canvas, cloth: Cloth, outline: Curve[], columns: Curve[], line: string): string {
  return (
    patch(canvas, cloth, outline, 0.9) +
    `<g fill="none" stroke="${cloth.deep}" stroke-width="1.6" opacity=".6">${columns.map((curve) => `<path d="${canvas.line(curve)}"/>`).join("")}</g>${line}`
  );
}

function bomber(canvas: Canvas, cloth: Cloth): Garment {
  const rib = plainCloth("len", shade(cloth.base, 0.2));
  const trunk = bodice(canvas, {
    neck: { width: 7, y: -0.6, depth: 6, shape: "round" },
    shoulder: 16.8,
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
    [
      [
        [-17, 53.6],
        [0, 54.6],
        [17, 53.6],
      ],
      [
        [16.4, 60],
        [0, 61],
        [-16.4, 60],
      ],
    ],
    columns(-16, 16, 54.6, 60.2, 34),
    stripe([
      [-16.6, 57],
      [0, 58],
      [16.6, 57],
    ]),
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
  const zip = `<path d="${canvas.line([
    [0, 6],
    [0.2, 60.4],
  ])}" stroke="${shade("#B9A078", 0.3)}" stroke-width="9"/><path d="${canvas.line([
    [0, 6],
    [0.2, 60.4],
  ])}" stroke="#D8C59C" stroke-width="6" stroke-dasharray="2.4 2.4"/>${metal(
    canvas,
    canvas.outline([
      [
        [-0.7, 9],
        [0.8, 9],
      ],
      [
        [0.6, 12.4],
        [-0.5, 12.4],
      ],
    ]),
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

function biker(canvas: Canvas, cloth: Cloth): Garment {
  const steel = "#B9BABD";
  const zip = (curve: Curve): string =>
    `<path d="${canvas.line(curve)}" fill="none" stroke="#55524E" stroke-width="8.5"/><path d="${canvas.line(curve)}" fill="none" stroke="${steel}" stroke-width="5" stroke-dasharray="2 1.8"/>`;
  const body = jacket(canvas, cloth, {
    hem: 56,
    hemHalf: 16.4,
    waist: 14.6,
    bust: 17.4,
    shoulder: 17,
    closing: 30,
    lapel: "peak",
    breast: "double",
    buttons: 0,
    buttonColor: steel,
    sleeve: arm(1, 1.4, 1.1),
    lining: lining(cloth),
    pockets: "none",
    folds: 2,
    below: [[15.4, 48]],
  });
  const band: Surface = {
    left: [
      [-16.4, 53],
      [-16.4, 57.4],
    ],
    right: [
      [16.4, 53],
      [16.4, 57.4],
    ],
  };
  const waistband = sew(canvas, cloth, {
    outline: hull(
      band,
      [
        [16.4, 57.4],
        [0, 58.4],
        [-16.4, 57.4],
      ],
      [
        [-16.4, 53],
        [0, 54],
        [16.4, 53],
      ],
    ),
    surface: band,
    round: 1.2,
  });
  const quilting = [-1, 1]
    .flatMap((sign) =>
      [0, 1, 2].map((index) =>
        stitch(
          canvas,
          cloth.light,
          [
            [sign * (13 + index * 0.6), 7.6 + index * 2],
            [sign * 17, 8.6 + index * 2],
          ],
          0.8,
        ),
      ),
    )
    .join("");
  const diagonal: Curve = [
    [-2, 30],
    [-5.6, 38],
    [-6.4, 57],
  ];
  const studs = [
    [-11.6, 10.6],
    [11.6, 10.6],
    [-9, 3.2],
    [9, 3.2],
  ]
    .map(([x, y]) => button(canvas, [x!, y!], steel, 0.55))
    .join("");
  const buckle =
    metal(
      canvas,
      canvas.outline([
        [
          [-3.4, 53.6],
          [1, 53.6],
        ],
        [
          [1, 57.8],
          [-3.4, 57.8],
        ],
      ]),
      steel,
    ) +
    `<path d="${canvas.outline([
      [
        [-2.4, 54.6],
        [0, 54.6],
      ],
      [
        [0, 56.8],
        [-2.4, 56.8],
      ],
    ])}" fill="${cloth.deep}"/>`;
  return coat(
    body +
      quilting +
      waistband +
      zip(diagonal) +
      zip([
        [6, 37],
        [13, 33],
      ]) +
      zip([
        [8, 49],
        [14.6, 44],
      ]) +
      zip([
        [-14.4, 44],
        [-9.4, 49],
      ]) +
      buckle +
      studs,
    61,
  );
}

/** An open robe: straight fronts that do not meet, a long band, wide sleeves; the lining shows between. */
function robe(canvas: Canvas, cloth: Cloth): Garment {
  const hem = 122;
  const satin = plainCloth(
    "satin",
    cloth.pattern === "tron" ? shade(cloth.base, 0.06) : mix(cloth.base, cloth.accent, 0.22),
  );
  const behind: Cloth = { ...cloth, pattern: "tron", base: cloth.shade, light: cloth.base, shade: cloth.deep };
  const backSide: Curve = [
    [8, 0],
    [17, 5],
    [17, 40],
    [20, 80],
    [24, hem - 2],
  ];
  const backSurface: Surface = { left: mirror(backSide), right: backSide, sag: 1 };
  const back = sew(canvas, behind, {
    outline: [
      [
        [-8, 0],
        [0, -1.6],
        [8, 0],
      ],
      backSide,
      [
        [24, hem - 2],
        [0, hem],
        [-24, hem - 2],
      ],
      reverse(mirror(backSide)),
    ],
    surface: backSurface,
    folds: drape(canvas, backSurface, { count: 7, strength: 0.8 }),
    round: 3,
    dim: 0.2,
  });
  const sleeve = (sign: number): string => {
    const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
    const upper = side([
      [14, 3.6],
      [23, 11],
      [30, 26],
      [36.5, 47],
    ]);
    const lower = side([
      [13, 24],
      [16.6, 34],
      [18.6, 46],
      [20.6, 62],
    ]);
    const surface: Surface = sign > 0 ? { left: lower, right: upper } : { left: upper, right: lower };
    const mouth: Curve = [upper[3]!, side([[29.6, 56.6]])[0]!, lower[3]!];
    return (
      `<path d="${canvas.outline([mouth, reverse(mouth.map(([x, y]) => [x * 0.985, y - 2.4] as const))])}" fill="${shade(cloth.deep, 0.2)}"/>` +
      sew(canvas, cloth, {
        outline: [upper, mouth.map(([x, y], index) => [x, y + (index === 1 ? 1.4 : 0)] as const), reverse(lower)],
        surface,
        folds: [
          ...drape(canvas, surface, { count: 4, from: 0.08, strength: 0.8, width: 0.42 }),
          ...shine(canvas, surface, 0.6, 5, 0.8),
        ],
        round: 3,
      })
    );
  };
  const front = (sign: number): string => {
    const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
    const outer = side([
      [16.6, 4.6],
      [16.4, 22],
      [17, 44],
      [21, 82],
      [26, hem],
    ]);
    const inner = side([
      [6.6, -0.8],
      [4.6, 22],
      [3.8, 44],
      [5.2, 82],
      [7.6, hem + 1],
    ]);
    const surface: Surface = sign > 0 ? { left: inner, right: outer } : { left: outer, right: inner };
    const steps: Curve = [
      side([[26, hem]])[0]!,
      side([[21, hem + 1.8]])[0]!,
      side([[16, hem + 0.4]])[0]!,
      side([[11, hem + 2]])[0]!,
      side([[7.6, hem + 1]])[0]!,
    ];
    const band: Curve[] = [
      side([
        [6, -3.6],
        [5.2, 8],
        [3.6, 30],
        [3.2, 60],
        [5, 92],
        [7, hem + 1],
      ]),
      side([
        [10.6, hem + 1.4],
        [8.8, 92],
        [7, 60],
        [7.6, 30],
        [9.2, 8],
        [9, -1.2],
        [6, -3.6],
      ]),
    ];
    return (
      cast(canvas, cloth, inner, 2.4, 0.6) +
      sew(canvas, cloth, {
        outline: [[inner[0]!, outer[0]!], outer, steps, reverse(inner)],
        surface,
        folds: [
          ...drape(canvas, surface, { count: 4, from: 0.08, strength: 0.85, width: 0.4 }),
          ...shine(canvas, surface, 0.4, 5, 0.9),
        ],
        round: 3.6,
      }) +
      patch(canvas, satin, band, 1, [
        {
          d: canvas.lens(
            band[0]!.slice(0, 4).map(([x, y]) => [x + sign * 1.6, y] as const),
            1,
          ),
          tone: "glow",
          strength: 0.7,
        },
      ])
    );
  };
  return coat(
    back + neckInside(canvas, behind, 6.6, -2.6, 4, 1.2) + sleeve(-1) + sleeve(1) + front(-1) + front(1),
    hem + 4,
    40,
  );
}

function cape(canvas: Canvas, cloth: Cloth): Garment {
  const hem = 78;
  const side: Curve = [
    [6.6, -0.6],
    [15, 4],
    [21.6, 14],
    [26, 34],
    [29, 56],
    [31, hem],
  ];
  const surface: Surface = { left: mirror(side), right: side, sag: 5 };
  const count = 7;
  const bottom: Curve = Array.from({ length: count * 2 + 1 }, (_, index): Point => {
    const [x, y] = at(surface, index / (count * 2), 1);
    return [x, y + (index % (count * 2) === 0 ? 0 : (index % 2 ? -1 : 1) * canvas.range(0.5, 1.2))];
  });
  const front = sew(canvas, cloth, {
    outline: [
      [
        [-6.6, -0.6],
        [-3.4, 3.6],
        [0, 4.6],
        [3.4, 3.6],
        [6.6, -0.6],
      ],
      side,
      reverse(bottom),
      reverse(mirror(side)),
    ],
    surface,
    folds: [
      ...drape(canvas, surface, { count, from: 0.2, strength: 0.95, width: 0.46 }),
      ...shine(canvas, surface, 0.3, 8, 0.8, 0.05, 0.9),
    ],
    round: 6,
  });
  const back = `<path d="${canvas.outline([
    [
      [-29, hem - 5],
      [29, hem - 5],
    ],
    [
      [30.6, hem - 0.6],
      [0, hem + 2.4],
      [-30.6, hem - 0.6],
    ],
  ])}" fill="${shade(cloth.deep, 0.2)}"/>`;
  const slits = [-1, 1]
    .map(
      (sign) =>
        cast(
          canvas,
          cloth,
          [
            [sign * 12.6, 36],
            [sign * 13.6, 50],
            [sign * 14, 58],
          ],
          1.6,
          0.8,
        ) +
        seam(
          canvas,
          cloth,
          [
            [sign * 12.4, 35],
            [sign * 13.4, 48],
            [sign * 13.8, 59],
          ],
          0.3,
          0.9,
        ),
    )
    .join("");
  const edge: Curve = [
    [0, 5],
    [0.5, 40],
    [0.2, along(bottom, 0.5)[1]],
  ];
  const collar =
    cloth.name === "tafta"
      ? bow(canvas, cloth, [0, 4.6], 1.5)
      : [-1, 1]
          .map(
            (sign) =>
              cast(
                canvas,
                cloth,
                [
                  [sign * 12, 4.6],
                  [sign * 7.6, 10],
                  [sign * 0.4, 8],
                ],
                1.2,
                0.5,
              ) +
              patch(
                canvas,
                cloth,
                [
                  [
                    [sign * 5.8, -3.6],
                    [sign * 9.6, -1.6],
                    [sign * 12, 4],
                    [sign * 8, 9.6],
                    [sign * 0.3, 7],
                  ],
                  [
                    [sign * 0.3, 4.4],
                    [sign * 3.6, 2],
                    [sign * 5.8, -3.6],
                  ],
                ],
                1,
              ),
          )
          .join("") + button(canvas, [0.3, 12], horn(cloth), 1.3);
  return coat(
    neckInside(canvas, cloth, 6.4, -3.2, 6, 1.2) +
      back +
      front +
      slits +
      seam(canvas, cloth, edge, 0.24, 0.8) +
      stitch(
        canvas,
        tint(cloth.base, 0.2),
        edge.map(([x, y]) => [x + 1.2, y] as const),
      ) +
      collar,
    hem + 8,
    35,
  );
}

const COATS: Record<string, DrawCoat> = { trench, "mang-to": overcoat, bomber, biker, choang: robe, cape };

/** Coats, jackets worn outdoors, robes and capes. */
export function drawOuterwear(canvas: Canvas, drawing: ProductDrawing): Garment {
  return (COATS[drawing.silhouette] ?? overcoat)(canvas, clothOf(drawing), drawing);
}
