import type { ProductDrawing } from "../../types";
import { type Canvas, type Curve, lerp, mirror, type Point, reverse } from "../canvas";
import { bamboo, lotusPond } from "../embroidery";
import { type Cloth, clothOf, plainCloth } from "../fabric";
import { arm, bodice, button, neckInside, sleeves, trousers, Y } from "../figure";
import { lightness, mix, shade } from "../palette";
import { at, cast, drape, hull, type Surface, seam, sew, shine, stitch, tube } from "../sewing";
import type { Garment } from "./garment";

interface Cut {
  collar: "stand" | "boat" | "round";
  sleeve: "long" | "short" | "flared" | "wide";
  hem: number;
  /** Half width of the flap at its hem. */
  sweep: number;
  loose: boolean;
  trousers: "wide" | "none";
}

const CUTS: Record<string, Cut> = {
  "truyen-thong": { collar: "stand", sleeve: "long", hem: 134, sweep: 20, loose: false, trousers: "wide" },
  "co-thuyen": { collar: "boat", sleeve: "long", hem: 136, sweep: 23, loose: false, trousers: "wide" },
  "tay-loe": { collar: "stand", sleeve: "flared", hem: 132, sweep: 21, loose: false, trousers: "wide" },
  "cach-tan": { collar: "round", sleeve: "short", hem: 100, sweep: 22, loose: false, trousers: "wide" },
  "ngu-than": { collar: "stand", sleeve: "long", hem: 112, sweep: 27, loose: true, trousers: "wide" },
  "nhat-binh": { collar: "round", sleeve: "wide", hem: 116, sweep: 33, loose: true, trousers: "wide" },
};

/** Áo dài: bodice and sleeves, then two long flaps parted at the waist over wide trousers. */
export function drawAoDai(canvas: Canvas, drawing: ProductDrawing): Garment {
  const cut = CUTS[drawing.silhouette] ?? CUTS["truyen-thong"]!;
  const cloth = clothOf(drawing);
  const pale = lightness(drawing.color) > 0.8;
  const silk = plainCloth(
    "lua",
    pale ? mix(drawing.color, "#FFFFFF", 0.3) : drawing.fabric === "nhung" ? shade(drawing.color, 0.1) : "#F1E9DC",
  );
  const body =
    drawing.silhouette === "nhat-binh"
      ? nhatBinh(canvas, cloth, silk)
      : cut.loose
        ? nguThan(canvas, cloth, silk, cut)
        : slim(canvas, cloth, silk, cut);
  return {
    body,
    top: -7,
    bottom: Y.floor - 2,
    reach: cut.sleeve === "wide" ? 47 : 37,
    stands: true,
    focus: [cut.loose ? 3 : 1, cut.collar === "boat" ? 14 : 10],
    focusWidth: 46,
  };
}

function embroidery(canvas: Canvas, cloth: Cloth, hem: number, sweep: number): string {
  if (cloth.pattern === "theu-sen") return lotusPond(canvas, cloth, [0, hem + 1], hem * 0.5, sweep * 0.8);
  if (cloth.pattern === "theu-truc") return bamboo(canvas, cloth, [-9, hem - 4], [4, 30], 2);
  return "";
}

function slim(canvas: Canvas, cloth: Cloth, silk: Cloth, cut: Cut): string {
  const short = cut.hem < 110;
  const legs = trousers(canvas, silk, {
    waistY: 45,
    waist: 12,
    hip: 17.6,
    knee: 17.4,
    hem: 20.5,
    hemY: short ? 143 : 147,
    folds: 5,
    wave: 0.6,
  });
  const back = flap(
    canvas,
    { ...cloth, pattern: "tron" },
    { hem: cut.hem + 1.5, sweep: cut.sweep + 2.4, dim: 0.42, lean: -1.4 },
  );
  const neck =
    cut.collar === "boat"
      ? ({ width: 12.4, y: 2.6, depth: 3.6, shape: "boat" } as const)
      : cut.collar === "round"
        ? ({ width: 7.4, y: -0.4, depth: 5.4, shape: "round" } as const)
        : ({ width: 6, y: -0.6, depth: 3, shape: "round" } as const);
  const side: Curve = [
    [14.6, 50],
    [16.1, 57],
    [15.9, 66],
    [lerp(15.9, cut.sweep, 0.3), 84],
    [lerp(15.9, cut.sweep, 0.66), lerp(84, cut.hem, 0.55)],
  ];
  const hem: Curve = [
    [cut.sweep, cut.hem],
    [cut.sweep * 0.55, cut.hem + 1.8],
    [0, cut.hem + 0.6],
    [-cut.sweep * 0.5, cut.hem + 2],
    [-cut.sweep - 0.8, cut.hem - 0.4],
  ];
  const trunk = bodice(canvas, {
    neck,
    shoulder: 15.8,
    bust: 16,
    waist: 11.8,
    bottom: cut.hem,
    bottomHalf: cut.sweep,
    below: side,
    hem,
  });
  const lower: Surface = {
    left: mirror([
      [11.8, Y.waist],
      [16, 57],
      [16.4, 72],
      [cut.sweep, cut.hem],
    ]),
    right: [
      [11.8, Y.waist],
      [16, 57],
      [16.4, 72],
      [cut.sweep, cut.hem],
    ],
    sag: 1,
  };
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: { left: trunk.surface.left, right: trunk.surface.right },
    round: 4.4,
    folds: [
      ...trunk.folds,
      ...drape(canvas, lower, { count: short ? 5 : 6, from: 0.16, strength: 0.78, width: 0.36, stray: 0.3 }),
      ...shine(canvas, lower, 0.32, 6, 0.8, 0.05, 0.9),
    ],
    worked: embroidery(canvas, cloth, cut.hem, cut.sweep),
  });
  const raglan: Curve = [
    [neck.width + 0.5, neck.y + 2],
    [neck.width * 0.4 + 8, 9.5],
    [14.2, 16],
    [15, 20],
  ];
  const shape =
    cut.sleeve === "short"
      ? arm(0.62, 1, 0.6)
      : cut.sleeve === "flared"
        ? { line: arm(1, 2.4).line, radius: [1.4, 3.1, 4.4, 4.2, 4.4, 6.4, 9.6] }
        : arm(1, 0.8);
  const arms = sleeves(canvas, cloth, { ...shape, raglan: [neck.width, neck.y] });
  const inside = neckInside(
    canvas,
    cloth,
    neck.width,
    cut.collar === "stand" ? -4.6 : neck.y,
    cut.collar === "stand" ? 5 : neck.depth,
    cut.collar === "boat" ? 0.9 : 1.3,
  );
  const placket = seam(canvas, cloth, raglan, 0.2, 0.6) + seam(canvas, cloth, mirror(raglan), 0.2, 0.4);
  const buttons =
    cut.collar === "boat"
      ? ""
      : [0.12, 0.42, 0.72]
          .map((t) =>
            button(
              canvas,
              [lerp(neck.width + 0.4, 14.6, t), lerp(2.8, 17.4, t) + (t > 0.3 ? 0.7 : 0)],
              cloth.deep,
              0.5,
            ),
          )
          .join("");
  const slit = [1, -1].map((sign) => cast(canvas, cloth, (sign > 0 ? side : mirror(side)).slice(1), 1, 0.35)).join("");
  const trim =
    cut.collar === "stand"
      ? standCollar(canvas, cloth, neck.width)
      : seam(
          canvas,
          cloth,
          trunk.neckline.map(([x, y]) => [x * 1.04, y + 0.8] as const),
          0.18,
          0.5,
        );
  return inside + legs + back + slit + front + arms + placket + buttons + trim;
}

/** A stand collar of four centimetres, rounded where it parts in front. */
function standCollar(canvas: Canvas, cloth: Cloth, width: number): string {
  const half = (sign: number): string => {
    const upper: Curve = [
      [sign * 0.5, -0.2],
      [sign * 2, -1.6],
      [sign * (width - 1), -3.7],
      [sign * (width - 0.4), -4.7],
    ];
    const lower: Curve = [
      [sign * (width + 0.3), -0.4],
      [sign * (width * 0.72), 1.7],
      [sign * 0.3, 2.9],
    ];
    return sew(canvas, cloth, {
      outline: [upper, lower],
      surface: {
        left: [
          [-width, -5],
          [-width, 3],
        ],
        right: [
          [width, -5],
          [width, 3],
        ],
      },
      round: 1,
    });
  };
  const edge: Curve = [
    [-width - 0.3, -0.4],
    [-width * 0.72, 1.9],
    [0, 3.1],
    [width * 0.72, 1.9],
    [width + 0.3, -0.4],
  ];
  return cast(canvas, cloth, edge, 0.8, 0.5) + half(-1) + half(1) + button(canvas, [0.2, 2.2], cloth.deep, 0.5);
}

function flap(
  canvas: Canvas,
  cloth: Cloth,
  options: { hem: number; sweep: number; dim: number; lean: number },
): string {
  const { hem, sweep, lean } = options;
  const right: Curve = [
    [11.4, 44],
    [15.4, 58],
    [16.6, 74],
    [lerp(16.6, sweep, 0.6), lerp(74, hem, 0.6)],
    [sweep + lean, hem],
  ];
  const left: Curve = mirror([
    [11.4, 44],
    [15.4, 58],
    [16.6, 74],
    [lerp(16.6, sweep, 0.6), lerp(74, hem, 0.6)],
    [sweep - lean, hem - 1],
  ]);
  const surface: Surface = { left, right, sag: 1.4 };
  return sew(canvas, cloth, {
    outline: hull(surface, [
      [sweep + lean, hem],
      [0, hem + 1.6],
      [-sweep + lean, hem - 1],
    ]),
    surface,
    folds: drape(canvas, surface, { count: 5, strength: 0.8 }),
    round: 3,
    dim: options.dim,
  });
}

/** Five panels: straight and roomy, closed to the right with five buttons. */
function nguThan(canvas: Canvas, cloth: Cloth, silk: Cloth, cut: Cut): string {
  const legs = trousers(canvas, silk, {
    waistY: 60,
    waist: 16,
    hip: 18,
    knee: 17.5,
    hem: 20,
    hemY: 147,
    folds: 5,
    wave: 0.6,
  });
  const arms = sleeves(canvas, cloth, arm(1, 3, 1));
  const below: Curve = [
    [17.6, 52],
    [19.4, 64],
    [22.4, 86],
  ];
  const hem: Curve = [
    [cut.sweep, cut.hem - 2],
    [cut.sweep * 0.5, cut.hem + 1.4],
    [0, cut.hem + 2],
    [-cut.sweep * 0.5, cut.hem + 1.4],
    [-cut.sweep, cut.hem - 2],
  ];
  const neck = { width: 6, y: -0.6, depth: 3, shape: "round" } as const;
  const trunk = bodice(canvas, {
    neck,
    shoulder: 18.6,
    bust: 17.6,
    waist: 16.4,
    bottom: cut.hem - 2,
    bottomHalf: cut.sweep,
    below,
    hem,
    shape: 0.45,
    loose: true,
  });
  const lower: Surface = {
    left: mirror([
      [16, 30],
      [17.6, 55],
      [21, 80],
      [cut.sweep, cut.hem],
    ]),
    right: [
      [16, 30],
      [17.6, 55],
      [21, 80],
      [cut.sweep, cut.hem],
    ],
    sag: 2,
  };
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: trunk.surface,
    round: 5,
    folds: [
      ...trunk.folds,
      ...drape(canvas, lower, { count: 5, from: 0.12, strength: 0.7, width: 0.34 }),
      ...shine(canvas, lower, 0.3, 7, 0.7),
    ],
    worked: embroidery(canvas, cloth, cut.hem, cut.sweep),
  });
  const lap: Curve = [
    [0.4, 3],
    [5, 8.4],
    [10.6, 11.4],
    [14.4, 18],
    [16, 27],
    [16.4, 41],
  ];
  const marks = [0, 0.3, 0.5]
    .map((t) => lap[Math.round(t * 5)]!)
    .concat([
      [16, 27],
      [16.4, 40],
    ]);
  return (
    neckInside(canvas, cloth, 6, -4.6, 5, 1.3) +
    legs +
    arms +
    cast(
      canvas,
      cloth,
      [
        [cut.sweep, cut.hem],
        [0, cut.hem + 2.4],
        [-cut.sweep, cut.hem],
      ],
      2,
      0.4,
    ) +
    front +
    seam(
      canvas,
      cloth,
      [
        [0, 3],
        [0.3, 60],
        [0, cut.hem + 1.6],
      ],
      0.18,
      0.4,
    ) +
    seam(canvas, cloth, lap, 0.24, 0.75) +
    marks.map((point) => button(canvas, point, "#C9A24B", 0.75)).join("") +
    standCollar(canvas, cloth, 6)
  );
}

/** The court robe of the Nguyễn: a broad squared collar band down the front, ample sleeves ending in coloured bands. */
function nhatBinh(canvas: Canvas, cloth: Cloth, silk: Cloth): string {
  const legs = trousers(canvas, silk, {
    waistY: 60,
    waist: 16,
    hip: 18,
    knee: 18,
    hem: 21,
    hemY: 147,
    folds: 5,
    wave: 0.6,
  });
  const bands = ["#2F4468", "#C9A24B", "#1F6657", "#B5302A", "#F1EADD"];
  const sleeve = (sign: number): string => {
    const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
    const upper = side([
      [16, 4.4],
      [26, 14],
      [34, 30],
      [42, 52],
    ]);
    const lower = side([
      [14, 26],
      [18, 40],
      [20, 58],
      [23, 78],
    ]);
    const surface: Surface = sign > 0 ? { left: lower, right: upper } : { left: upper, right: lower };
    const mouth: Curve = [lower[3]!, side([[33, 68]])[0]!, upper[3]!];
    const folds = [
      ...drape(canvas, surface, { count: 4, from: 0.1, strength: 0.7, width: 0.4 }),
      ...shine(canvas, surface, 0.6, 6, 0.7),
    ];
    const stripes = bands
      .map((color, index) => {
        const v = 0.74 + index * 0.055;
        const cross = (w: number): Curve => [at(surface, -0.05, w), at(surface, 0.5, w), at(surface, 1.05, w)];
        return `<path d="${canvas.outline([cross(v), reverse(cross(v + 0.056))])}" fill="${color}"/>`;
      })
      .join("");
    return sew(canvas, cloth, {
      outline: [upper, reverse(mouth), reverse(lower)],
      surface,
      folds,
      round: 3.6,
      worked: stripes,
    });
  };
  const hem: Curve = [
    [33, 113],
    [16, 117],
    [0, 118],
    [-16, 117],
    [-33, 113],
  ];
  const trunk = bodice(canvas, {
    neck: { width: 7, y: -0.8, depth: 8, shape: "round" },
    shoulder: 19,
    bust: 19.4,
    waist: 20.4,
    bottom: 113,
    bottomHalf: 33,
    below: [
      [22.6, 58],
      [27, 86],
    ],
    hem,
    shape: 0.2,
    loose: true,
  });
  const lower: Surface = {
    left: mirror([
      [18, 24],
      [20.4, 45],
      [26, 80],
      [33, 116],
    ]),
    right: [
      [18, 24],
      [20.4, 45],
      [26, 80],
      [33, 116],
    ],
    sag: 3,
  };
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: trunk.surface,
    round: 6,
    folds: [
      ...trunk.folds,
      ...drape(canvas, lower, { count: 6, from: 0.1, strength: 0.75, width: 0.34 }),
      ...shine(canvas, lower, 0.28, 8, 0.7),
    ],
  });
  const trim = plainCloth("gam", mix(cloth.accent, cloth.base, 0.12));
  const patterned: Cloth = { ...trim, pattern: "hoa-nhi", accent: mix(cloth.base, "#B5302A", 0.4) };
  const band = (sign: number): string => {
    const outer: Curve = [
      [sign * 7.6, -2.4],
      [sign * 9.6, 4],
      [sign * 9.8, 16],
      [sign * 9.8, 40],
    ];
    const inner: Curve = [
      [sign * 0.4, 40],
      [sign * 0.3, 12],
      [sign * 2.2, 8],
      [sign * 5.8, -2.2],
    ];
    const surface: Surface = { left: sign > 0 ? reverse(inner) : outer, right: sign > 0 ? outer : reverse(inner) };
    return (
      cast(canvas, cloth, outer, 1.2, 0.5) +
      sew(canvas, patterned, { outline: [outer, inner], surface, round: 1 }) +
      seam(
        canvas,
        patterned,
        outer.map(([x, y]) => [x - sign * 0.8, y] as const),
        0.26,
        0.8,
      ) +
      seam(
        canvas,
        patterned,
        [
          [sign * 9.6, 39],
          [sign * 0.6, 39],
        ],
        0.26,
        0.8,
      )
    );
  };
  const inner = plainCloth("lua", "#F1EADD");
  const under = sew(canvas, inner, {
    outline: [
      [
        [-6.4, -3],
        [0, -1.4],
        [6.4, -3],
      ],
      [
        [6, 6],
        [0, 14],
        [-6, 6],
      ],
    ],
    surface: tube(
      [
        [0, -3],
        [0, 14],
      ],
      [6, 6],
    ),
    round: 1.4,
  });
  const tie: Point[] = [
    [0, 14],
    [0, 24],
    [0, 34],
  ];
  const ties = tie.map((point) => button(canvas, point, "#C9A24B", 1)).join("");
  const border: Curve = [
    [33, 110],
    [16, 114],
    [0, 115],
    [-16, 114],
    [-33, 110],
  ];
  const width = mirror(border);
  return (
    neckInside(canvas, cloth, 6.4, -4, 5, 1.4) +
    legs +
    sleeve(-1) +
    sleeve(1) +
    front +
    under +
    band(-1) +
    band(1) +
    ties +
    seam(
      canvas,
      cloth,
      [
        [0, 40],
        [0.4, 80],
        [0, 117],
      ],
      0.2,
      0.5,
    ) +
    stitch(canvas, cloth.accent, width, 0.6)
  );
}
