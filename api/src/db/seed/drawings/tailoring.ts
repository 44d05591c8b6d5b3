import { type Canvas, type Curve, lerp, mirror, type Point, reverse, shift } from "./canvas";
import type { Cloth } from "./fabric";
import { type BodiceCut, bodice, button, neckInside, type SleeveCut, sleeves, Y } from "./figure";
import { shade } from "./palette";
import { cast, drape, type Fold, type Surface, seam, sew, shine, stitch } from "./sewing";

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

const flat = (canvas: Canvas, cloth: Cloth, outline: Curve[], round = 0.9, folds: Fold[] = []): string => {
  const points = outline.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return sew(canvas, cloth, {
    outline,
    surface: {
      left: [
        [x0, y0],
        [x0, y1],
      ],
      right: [
        [x1, y0],
        [x1, y1],
      ],
    },
    round,
    folds,
  });
};

export { flat as patch };

/** A tailored jacket: lined inside, set-in sleeves, fronts that close over each other, lapels, pockets, buttons. */
export function jacket(canvas: Canvas, cloth: Cloth, cut: JacketCut): string {
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
    shoulder: cut.shoulder ?? 17.2,
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
  const inside =
    neckInside(canvas, lining, 7, -3, closing, 1.6) +
    flat(
      canvas,
      lining,
      [
        [
          [-9, 0],
          [9, 0],
        ],
        [
          [9, closing * 0.5],
          [1.5, closing + 4],
          [-1.5, closing + 4],
          [-9, closing * 0.5],
        ],
      ],
      3,
      [
        {
          d: canvas.lens(
            [
              [0, 2],
              [0.6, closing * 0.5],
              [0, closing + 2],
            ],
            1.2,
          ),
          tone: "deep",
          strength: 0.7,
        },
      ],
    );
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
    (cut.sleeve ? sleeves(canvas, cloth, cut.sleeve) + sleeveButtons(canvas, cut) : "") +
    front +
    dart +
    cast(canvas, cloth, shift(edge, -0.8, 0), 1.1, 0.5) +
    seam(canvas, cloth, edge, 0.24, 0.8) +
    pockets(canvas, cloth, cut) +
    (lapel === "none" ? "" : lapels(canvas, cut.lapelCloth ?? cloth, cloth, closing, lapel)) +
    fastenings(canvas, cut, overlap)
  );
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
  const welt = flat(
    canvas,
    cloth,
    [
      [
        [6.4, 20.6],
        [13.4, 19.6],
      ],
      [
        [13.5, 21.4],
        [6.5, 22.4],
      ],
    ],
    0.5,
  );
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
        flat(canvas, cloth, outline, 0.8) +
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

/** Lapels turned back along their roll, and the collar above them. */
function lapels(
  canvas: Canvas,
  facing: Cloth,
  cloth: Cloth,
  closing: number,
  kind: "notch" | "peak" | "shawl",
): string {
  return [-1, 1]
    .map((sign) => {
      const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
      const drop = kind === "peak" ? -1.6 : 0;
      const tip: Point = kind === "peak" ? [14.6, 9.4 + drop] : [12.9, 11.4];
      const roll = side([
        [6.7, -0.4],
        [5, closing * 0.38],
        [2.4, closing * 0.75],
        [-0.6, closing + 1.2],
      ]);
      const outer = side(
        kind === "shawl"
          ? [
              [-0.6, closing + 1.2],
              [5.4, closing * 0.78],
              [9.8, closing * 0.45],
              [10.4, 7],
              [9, 1.4],
              [6.6, -3.4],
            ]
          : [[-0.6, closing + 1.2], [6.4, closing * 0.74], [11, closing * 0.46], tip],
      );
      const light: Fold[] = [
        {
          d: canvas.lens(
            roll.map(([x, y]) => [x + sign * 1.1, y] as const),
            2,
          ),
          tone: "light",
          strength: 1,
        },
      ];
      if (kind === "shawl") {
        return (
          cast(canvas, cloth, outer, 1.4, 0.65) +
          flat(
            canvas,
            facing,
            [
              outer,
              reverse(
                side([
                  [-0.6, closing + 1.2],
                  [2.4, closing * 0.75],
                  [5, closing * 0.38],
                  [6.2, -1],
                  [5.6, -3.8],
                ]),
              ),
            ],
            1.2,
            light,
          )
        );
      }
      const gorge = side([tip, [10.6, 8.6], [7.8, 2.6]]);
      const collar: Curve[] = [
        side([
          [5.8, -3.8],
          [9.2, -1.6],
          [11.2, 2.4],
          [13, 6.6],
        ]),
        side([
          [13, 6.6],
          [10.7, 8.4],
          [8, 3.4],
          [6.6, -0.2],
          [5.4, -2.8],
        ]),
      ];
      return (
        cast(canvas, cloth, outer, 1.4, 0.65) +
        flat(
          canvas,
          facing,
          [
            outer,
            gorge,
            side([
              [7.8, 2.6],
              [6.7, -0.4],
            ]),
            roll,
          ],
          1.2,
          light,
        ) +
        cast(
          canvas,
          cloth,
          side([
            [13, 6.8],
            [10.7, 8.8],
            [8, 3.6],
          ]),
          0.8,
          0.55,
        ) +
        flat(canvas, cloth, collar, 0.9) +
        seam(
          canvas,
          facing,
          side([
            [10.6, 8.6],
            [7.8, 2.6],
          ]),
          0.16,
          0.7,
        )
      );
    })
    .join("");
}

export interface ShirtCut {
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
    shoulder: 16.8,
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
    ? flat(
        canvas,
        cloth,
        [
          [
            [5, 20.5],
            [13, 20.5],
          ],
          [
            [13, 28],
            [9, 30],
            [5, 28],
          ],
        ],
        0.5,
      ) +
      seam(
        canvas,
        { ...cloth, seam: cut.piping ?? cloth.seam },
        [
          [5, 22.2],
          [13, 22.2],
        ],
        0.24,
        cut.piping ? 1 : 0.5,
      )
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
              side([
                [5.2, -4],
                [8.6, -1],
                [11.4, 6.6],
              ]),
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
              side([
                [4.8, -4.4],
                [7.4, -2.4],
                [9, 3.4],
                [8.6, 8.4],
              ]),
              side([
                [8.6, 8.4],
                [4.4, 6.4],
                [0.3, 4.6],
              ]),
              side([
                [0.3, 4.6],
                [3.2, 0.8],
                [4.9, -3],
              ]),
            ];
      const edge = cut.piping
        ? seam(canvas, { ...cloth, seam: cut.piping }, outline[cut.collar === "camp" ? 0 : 1]!, 0.3, 1)
        : "";
      return cast(canvas, cloth, outline[1]!, 1, 0.55) + flat(canvas, cloth, outline, 0.9) + edge;
    })
    .join("");
  return cut.collar === "bow" ? wings + bow(canvas, cloth, [0, 6], 1) : wings;
}

/** A soft bow with two falling ends, its knot at the point given. */
export function bow(canvas: Canvas, cloth: Cloth, [x, y]: Point, size: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const tail = (sign: number, length: number): string =>
    flat(
      canvas,
      cloth,
      [
        [at(sign * 0.4, 0), at(sign * 3, length * 0.5), at(sign * 3.4, length)],
        [at(sign * 3.4, length), at(sign * 6.6, length - 1.6)],
        [at(sign * 6.6, length - 1.6), at(sign * 5, length * 0.45), at(sign * 1.2, -0.4)],
      ],
      1,
      [
        {
          d: canvas.lens([at(sign * 1, 1), at(sign * 3.6, length * 0.5), at(sign * 4.8, length)], 1.1 * size),
          tone: "deep",
          strength: 0.7,
        },
      ],
    );
  const loop = (sign: number): string =>
    flat(
      canvas,
      cloth,
      [
        [
          at(sign * 0.3, 0.4),
          at(sign * 4, -3.8),
          at(sign * 8, -2.8),
          at(sign * 8.4, 1),
          at(sign * 5, 3.2),
          at(sign * 0.4, 0.8),
        ],
      ],
      1.2,
      [
        {
          d: canvas.lens([at(sign * 0.8, 0.2), at(sign * 3.4, -1), at(sign * 6.6, -0.8)], 1.6 * size),
          tone: "deep",
          strength: 0.8,
        },
        {
          d: canvas.lens([at(sign * 1.6, -1.2), at(sign * 4.4, -2.8), at(sign * 7.2, -2.2)], 0.9 * size),
          tone: "glow",
          strength: 0.9,
        },
      ],
    );
  const knot = flat(
    canvas,
    cloth,
    [[at(-1.3, -1.2), at(0, -1.7), at(1.3, -1.2), at(1.5, 1), at(0, 1.8), at(-1.5, 1), at(-1.3, -1.2)]],
    0.7,
  );
  return (
    tail(-1, 14) +
    tail(1, 12.4) +
    cast(canvas, cloth, [at(-8, 2), at(0, 2.4), at(8, 2)], 1.2, 0.4) +
    loop(-1) +
    loop(1) +
    knot
  );
}

/** A belt around the waist, with a buckle or a knot. */
export function belt(
  canvas: Canvas,
  cloth: Cloth,
  y: number,
  half: number,
  fastening: "buckle" | "knot" | "none",
  height = 3.4,
): string {
  const h = height / 2;
  const surface: Surface = {
    left: [
      [-half, y - h],
      [-half, y + h],
    ],
    right: [
      [half, y - h],
      [half, y + h],
    ],
  };
  const band = sew(canvas, cloth, {
    outline: [
      [
        [-half, y - h],
        [0, y - h + 0.9],
        [half, y - h],
      ],
      [
        [half, y + h],
        [0, y + h + 0.9],
        [-half, y + h],
      ],
    ],
    surface,
    round: 1.1,
  });
  const shadow = cast(
    canvas,
    cloth,
    [
      [-half, y + h + 0.4],
      [0, y + h + 1.2],
      [half, y + h + 0.4],
    ],
    1.1,
    0.55,
  );
  if (fastening === "none") return shadow + band;
  if (fastening === "knot") {
    const tails =
      flat(
        canvas,
        cloth,
        [
          [
            [0.4, y],
            [3.4, y + 10],
            [3, y + 24],
          ],
          [
            [3, y + 24],
            [6.6, y + 23],
          ],
          [
            [6.6, y + 23],
            [6, y + 9],
            [2.2, y - 0.6],
          ],
        ],
        1,
      ) +
      flat(
        canvas,
        cloth,
        [
          [
            [-0.6, y + 0.4],
            [-2.6, y + 9],
            [-4.6, y + 19],
          ],
          [
            [-4.6, y + 19],
            [-1.2, y + 20],
          ],
          [
            [-1.2, y + 20],
            [0.6, y + 9],
            [1.4, y],
          ],
        ],
        1,
      );
    return (
      shadow +
      band +
      tails +
      flat(
        canvas,
        cloth,
        [
          [
            [-2, y - 1.4],
            [0.4, y - 2.2],
            [2.6, y - 1],
            [2.4, y + 2],
            [0, y + 2.8],
            [-2.2, y + 1.8],
            [-2, y - 1.4],
          ],
        ],
        0.8,
      )
    );
  }
  const p = (dx: number, dy: number): string => canvas.point([dx, y + 0.8 + dy]);
  return `${shadow}${band}<path d="M${p(-2.6, -2.2)}L${p(2.6, -2.2)}L${p(2.6, 2.2)}L${p(-2.6, 2.2)}Z" fill="none" stroke="#8A6A35" stroke-width="6"/><path d="M${p(-2.6, -2.2)}L${p(2.6, -2.2)}L${p(2.6, 2.2)}" fill="none" stroke="#E3C98E" stroke-width="2"/><path d="M${p(-2.6, 0)}L${p(2, 0)}" stroke="#B08A4A" stroke-width="4"/>`;
}
