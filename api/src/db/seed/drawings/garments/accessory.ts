import type { ProductDrawing } from "../../types";
import { along, type Canvas, type Curve, lerp, mirror, type Point, reverse } from "../canvas";
import { bamboo } from "../embroidery";
import { type Cloth, clothOf, plainCloth } from "../fabric";
import { dressForm } from "../figure";
import { beads, chain, footprint, glint, metal, pearl, plinth, rod } from "../hardware";
import { mix, shade, tint } from "../palette";
import { at, cast, drape, type Fold, type Surface, seam, sew, stitch } from "../sewing";
import { bow, patch } from "../tailoring";
import type { Garment } from "./garment";

type DrawAccessory = (canvas: Canvas, cloth: Cloth, drawing: ProductDrawing) => Garment;

const object = (body: string, over: Partial<Garment> = {}): Garment => ({
  body,
  top: -20,
  bottom: 45,
  reach: 25,
  stands: false,
  focus: [0, 14],
  focusWidth: 24,
  ...over,
});

/** A silk square drawn through a ring and left to fall. */
function scarf(canvas: Canvas, cloth: Cloth): Garment {
  const fall = (half: number, y0: number, low: number, corners: number, dim: number): string => {
    const side: Curve = [
      [3, y0],
      [6, y0 + 8],
      [half * 0.7, y0 + 26],
      [half, low - 12],
    ];
    const surface: Surface = { left: mirror(side).map(([x, y]) => [x * 1.06, y - 3] as const), right: side, sag: 8 };
    const hem: Point[] = Array.from({ length: corners * 2 + 1 }, (_, index) => {
      const [x, y] = at(surface, index / (corners * 2), 1);
      return [x, y + (index % 2 ? 5 : -2) + canvas.range(-2, 2)];
    });
    const border = (rise: number): Curve => hem.map(([x, y]) => [x * 0.985, y - rise] as const);
    const trim = mix(cloth.accent, cloth.base, 0.15);
    return sew(canvas, cloth, {
      outline: [
        [
          [-3, y0],
          [0, y0 - 0.8],
          [3, y0],
        ],
        side,
        reverse(hem),
        reverse(surface.left),
      ],
      surface,
      round: 3,
      dim,
      worked: `<g fill="none"><path d="${canvas.line(border(3.4))}" stroke="${trim}" stroke-width="26"/><path d="${canvas.line(border(6))}" stroke="${shade(cloth.base, 0.2)}" stroke-width="5"/><path d="${canvas.line(border(1.2))}" stroke="${shade(cloth.base, 0.25)}" stroke-width="4"/></g>`,
      folds: drape(canvas, surface, { count: corners + 3, from: 0, strength: 1, width: 0.5 }),
    });
  };
  const ring = rod(
    canvas,
    Array.from(
      { length: 15 },
      (_, index): Point => [4.6 * Math.cos((index / 14) * 6.283), 2 + 4.6 * Math.sin((index / 14) * 6.283)],
    ),
    0.8,
    "#B8924E",
    0.95,
  );
  const peg = metal(
    canvas,
    canvas.outline([
      [
        [-0.8, -4.6],
        [0.8, -4.6],
      ],
      [
        [0.8, -2],
        [-0.8, -2],
      ],
    ]),
    "#B8924E",
  );
  return {
    ...object(peg + fall(24, 5.4, 66, 3, 0.22) + ring + fall(19, 4.4, 56, 2, 0)),
    top: -6,
    bottom: 76,
    reach: 30,
    focus: [0, 42],
    focusWidth: 40,
  };
}

const GOLD = "#C2A052";

/** A plum blossom in metal with a stone at its heart. */
function blossom(canvas: Canvas, [x, y]: Point, size: number, color: string, stone: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${metal(canvas, "M0 0C11 -8 13 -26 0 -30C-13 -26 -11 -8 0 0", color)}</g>`,
    )
    .join("");
  return `<g transform="translate(${canvas.point([x, y])})scale(${size})"><circle cx="3" cy="5" r="26" fill="#000" opacity=".18"/>${petals}<circle r="7.5" fill="${stone}"/><circle cx="-2.4" cy="-2.6" r="2.4" fill="#fff" opacity=".85"/></g>`;
}

/** A hairpin: long stem, blossoms at the head, strings of beads that sway. */
function hairpin(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
  const color = cloth.base;
  const stem: Curve = [
    [15, 38],
    [2, 18],
    [-9, 1],
  ];
  const tassel = (x: number, y: number, length: number): string =>
    chain(
      canvas,
      [
        [x, y],
        [x + 0.3, y + length * 0.5],
        [x, y + length],
      ],
      color,
      Math.round(length * 1.1),
      0.34,
    ) +
    beads(
      canvas,
      [
        [x + 0.2, y + 2],
        [x + 0.2, y + length],
      ],
      4,
      () => 0.62,
      drawing.accent,
    ) +
    beads(
      canvas,
      [
        [x, y + length],
        [x, y + length + 2.4],
      ],
      1,
      () => 1.1,
      tint(drawing.accent, 0.3),
    );
  const twigs =
    rod(
      canvas,
      [
        [-9, 1],
        [-14, -6],
        [-12, -12],
      ],
      0.7,
      color,
    ) +
    rod(
      canvas,
      [
        [-9, 1],
        [-3, -6],
        [-1, -12],
      ],
      0.6,
      color,
    ) +
    rod(
      canvas,
      [
        [-9, 1],
        [-16, 0],
        [-20, -3],
      ],
      0.6,
      color,
    );
  const leaves = [
    [-6, -6, 40],
    [-17, -5, -60],
    [-4, 3, 100],
    [-13, -9, -20],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${canvas.point([x!, y!])})rotate(${turn})">${metal(canvas, "M0 0C14 -8 18 -26 0 -46C-18 -26 -14 -8 0 0", tint(color, 0.1))}</g>`,
    )
    .join("");
  const body =
    rod(canvas, stem, 1.3, color, 0.95) +
    rod(
      canvas,
      [
        [-9, 1],
        [-1, 13.6],
      ],
      1.7,
      color,
      0.95,
    ) +
    twigs +
    leaves +
    tassel(-19.6, -1, 15) +
    tassel(-14.6, 3, 20) +
    tassel(-9, 5, 16) +
    blossom(canvas, [-12, -12.4], 1.5, color, drawing.accent) +
    blossom(canvas, [-1.4, -11.6], 1.15, color, drawing.accent) +
    blossom(canvas, [-20, -3.4], 1.05, color, drawing.accent) +
    blossom(canvas, [-9, 0], 2, color, drawing.accent) +
    beads(
      canvas,
      [
        [-16.4, -17.4],
        [-6, -17.6],
      ],
      3,
      () => 0.7,
    ) +
    glint(canvas, [-10, -2], 2, 0.7);
  return { ...object(body), top: -24, bottom: 44, reach: 27, focus: [-10, -2], focusWidth: 26 };
}

/** A court shoe seen from its side: the sole's line first, the upper over it. */
function pump(canvas: Canvas, cloth: Cloth, shoe: "pump" | "sandal", flip: number, dx: number, dy: number): string {
  const p = (curve: Curve): Curve => curve.map(([x, y]) => [x * flip + dx, y + dy] as const);
  const leather = plainCloth("da-thuoc", "#C79F78");
  const heel = patch(
    canvas,
    cloth,
    [
      p([
        [13.6, 10],
        [15.6, 18],
        [14.4, 29.6],
      ]),
      p([
        [14.4, 29.6],
        [16.4, 29.6],
      ]),
      p([
        [16.4, 29.6],
        [18.4, 18],
        [19.4, 8],
      ]),
    ],
    0.9,
  );
  const sole = sew(canvas, plainCloth("da-thuoc", shade(leather.base, 0.25)), {
    outline: [
      p([
        [-20.4, 28.2],
        [-12, 29.4],
        [-5, 28.6],
        [3, 21.4],
        [11, 13],
        [19, 9.4],
      ]),
      p([
        [19, 10.8],
        [11.6, 14.6],
        [3.6, 23],
        [-4.4, 29.9],
        [-12, 30.4],
        [-20.6, 29.4],
      ]),
    ],
    surface: {
      left: [
        [-20 + dx, 8 + dy],
        [-20 + dx, 30 + dy],
      ],
      right: [
        [20 + dx, 8 + dy],
        [20 + dx, 30 + dy],
      ],
    },
    round: 0.6,
  });
  const surface: Surface = {
    left: [
      [-21 + dx, 4 + dy],
      [-21 + dx, 30 + dy],
    ],
    right: [
      [20 + dx, 4 + dy],
      [20 + dx, 30 + dy],
    ],
  };
  if (shoe === "sandal") {
    const bed = patch(
      canvas,
      leather,
      [
        p([
          [-19.8, 27],
          [-12, 28],
          [-5, 27],
          [3, 20],
          [11, 11.8],
          [19.2, 7.8],
        ]),
        p([
          [19.2, 9.6],
          [11, 13.4],
          [3, 21.6],
          [-5, 28.8],
          [-12, 29.6],
          [-20.4, 28.6],
        ]),
      ],
      0.5,
    );
    const strap = (curve: Curve, width: number): string => rod(canvas, p(curve), width, cloth.base, 0.9);
    return (
      heel +
      strap(
        [
          [19.4, 8],
          [20.6, 0],
          [20, -4],
        ],
        1.3,
      ) +
      sole +
      bed +
      strap(
        [
          [-15, 28.4],
          [-14, 22.4],
          [-10.6, 22.2],
          [-8, 28],
        ],
        1.4,
      ) +
      strap(
        [
          [-9.6, 28],
          [-8.4, 20.4],
          [-4, 20],
          [-1.6, 25.8],
        ],
        1.4,
      ) +
      strap(
        [
          [10.6, -3.6],
          [15, -2.4],
          [20, -4],
        ],
        1.2,
      ) +
      strap(
        [
          [10.6, -3.6],
          [14, -6],
          [20, -4],
        ],
        1.1,
      ) +
      metal(
        canvas,
        canvas.outline([
          p([
            [10, -4.6],
            [12, -4.6],
          ]),
          p([
            [12, -2],
            [10, -2],
          ]),
        ]),
        GOLD,
      )
    );
  }
  const upper: Curve[] = [
    p([
      [-21.4, 28.4],
      [-19.6, 25.6],
      [-14.6, 21.6],
      [-10.6, 19.6],
    ]),
    p([
      [-10.6, 19.6],
      [-6.6, 22.6],
      [0, 19],
      [7, 10.4],
      [13, 3.6],
      [19, 1],
    ]),
    p([
      [19, 1],
      [20.4, 5],
      [19.6, 9.4],
    ]),
    p([
      [19.6, 9.4],
      [11.4, 13.2],
      [3.2, 21.6],
      [-4.8, 28.8],
      [-12, 29.6],
      [-21.4, 28.4],
    ]),
  ];
  const inside = `<path d="${canvas.outline([
    p([
      [-10.8, 19.4],
      [-5, 18.6],
      [2, 13.6],
      [9, 5.4],
      [19, 0.6],
    ]),
    p([
      [19, 1.2],
      [13, 3.8],
      [7, 10.6],
      [0, 19.2],
      [-6.6, 22.8],
      [-10.8, 19.4],
    ]),
  ])}" fill="${shade(leather.base, 0.2)}"/>`;
  const folds: Fold[] = [
    {
      d: canvas.lens(
        p([
          [-19, 26.4],
          [-13, 23],
          [-8, 24],
          [-2, 22.6],
        ]),
        2.2,
      ),
      tone: "glow",
      strength: 1,
    },
    {
      d: canvas.lens(
        p([
          [2, 18.6],
          [8, 11.6],
          [16, 4.6],
        ]),
        2,
      ),
      tone: "light",
      strength: 1,
    },
    {
      d: canvas.lens(
        p([
          [-18, 28.6],
          [-8, 28.6],
          [2, 21],
          [12, 12],
        ]),
        2,
      ),
      tone: "deep",
      strength: 0.8,
    },
  ];
  const edge = seam(
    canvas,
    cloth,
    p([
      [-10.4, 20.2],
      [-6.4, 23.2],
      [0.2, 19.6],
      [7.2, 11],
      [13.2, 4.2],
      [18.8, 1.8],
    ]),
    0.16,
    0.5,
  );
  return heel + inside + sole + sew(canvas, cloth, { outline: upper, surface, folds, round: 1.5 }) + edge;
}

function shoes(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
  const kind = drawing.silhouette === "sandal" ? "sandal" : "pump";
  const tie = kind === "pump" && drawing.seed % 2 === 1 ? bow(canvas, cloth, [-13.6, 24.2], 0.5) : "";
  const body =
    plinth(canvas, 29.2, 29, 22) +
    footprint(canvas, [4, 24.4], 18, 0.35) +
    pump(canvas, cloth, kind, 1, 6.6, -6.4) +
    footprint(canvas, [-3, 30], 20, 0.5) +
    pump(canvas, cloth, kind, 1, -3, 0) +
    tie;
  return { ...object(body), top: -16, bottom: 46, reach: 31, focus: [-6, 20], focusWidth: 30 };
}

/** A head block of linen, for what is worn in the hair. */
function headBlock(canvas: Canvas): string {
  const linen = plainCloth("linen", "#DCCDB4");
  const side: Curve = [
    [0, -16],
    [9, -13],
    [13, -3],
    [12, 8],
    [8.4, 17],
    [5.4, 21],
    [5.4, 27],
    [8, 29.6],
  ];
  const surface: Surface = { left: mirror(side), right: side };
  return (
    sew(canvas, linen, {
      outline: [
        side,
        [
          [8, 29.6],
          [0, 30.6],
          [-8, 29.6],
        ],
        reverse(mirror(side)),
      ],
      surface,
      round: 5,
      folds: [
        {
          d: canvas.lens(
            [
              [-7, -8],
              [-8.6, 2],
              [-6, 13],
            ],
            6,
          ),
          tone: "glow",
          strength: 0.8,
          wide: true,
        },
        {
          d: canvas.lens(
            [
              [-6, 20],
              [0, 22.4],
              [7, 19.6],
            ],
            3,
          ),
          tone: "deep",
          strength: 0.8,
          wide: true,
        },
      ],
    }) +
    seam(
      canvas,
      linen,
      [
        [0, -15],
        [0, 16],
      ],
      0.14,
      0.3,
    )
  );
}

/** Khăn vấn: turns of cloth wound around the head, each lapping the one below. */
function turban(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
  const slim = drawing.fabric === "lua";
  const turns = slim ? 3 : 6;
  let rings = "";
  for (let index = turns - 1; index >= 0; index--) {
    const grow = index * (slim ? 1.5 : 1.75);
    const outer: Curve = [
      [-13.6 - grow, 4 - index * 0.5],
      [-14 - grow, -6 - grow * 0.3],
      [-9 - grow * 0.6, -16.4 - grow * 0.85],
      [0, -20 - grow],
      [9 + grow * 0.6, -16.4 - grow * 0.85],
      [14 + grow, -6 - grow * 0.3],
      [13.6 + grow, 4 - index * 0.5],
    ];
    const inner: Curve = [
      [12.4, 5],
      [12.6, -4],
      [8, -11.6],
      [0, -14.2],
      [-8, -11.6],
      [-12.6, -4],
      [-12.4, 5],
    ];
    const surface: Surface = {
      left: [
        [-26, -30],
        [-26, 6],
      ],
      right: [
        [26, -30],
        [26, 6],
      ],
    };
    const lights: Fold[] = [
      {
        d: canvas.lens(
          outer.slice(0, 4).map(([x, y]) => [x + 0.9, y + 0.8] as const),
          1.1,
        ),
        tone: "glow",
        strength: 0.8,
      },
      {
        d: canvas.lens(
          outer.slice(3).map(([x, y]) => [x - 0.4, y + 1.1] as const),
          1.2,
        ),
        tone: "light",
        strength: 0.6,
      },
    ];
    rings +=
      cast(canvas, cloth, outer, 1, 0.5) +
      sew(canvas, cloth, { outline: [outer, inner], surface, folds: lights, round: 1.3 });
  }
  const studs = slim
    ? beads(
        canvas,
        [
          [-15, 2],
          [-15, -7],
          [-9.6, -17.4],
          [0, -21],
          [9.6, -17.4],
          [15, -7],
          [15, 2],
        ],
        30,
        (share) => 0.55 + 0.5 * Math.sin(Math.PI * share),
      )
    : "";
  return {
    ...object(plinth(canvas, 29.6, 22, 22) + footprint(canvas, [0, 30], 10, 0.5) + headBlock(canvas) + rings + studs),
    top: -32,
    bottom: 42,
    reach: 27,
    focus: [0, -12],
    focusWidth: 34,
  };
}

function earrings(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
  const gold = drawing.color;
  const one = (x: number, dy: number): string => {
    const hoop: Curve = Array.from(
      { length: 15 },
      (_, index): Point => [
        x + 3.6 * Math.cos((index / 14) * 6.283 - 1.57),
        dy - 4 + 3.6 * Math.sin((index / 14) * 6.283 - 1.57),
      ],
    );
    const hook = rod(
      canvas,
      [
        [x, dy - 8],
        [x - 0.4, dy - 11.4],
        [x + 1.6, dy - 13],
        [x + 3, dy - 10.4],
      ],
      0.42,
      gold,
      0.9,
    );
    if (drawing.fabric === "ngoc") {
      return (
        hook +
        rod(canvas, hoop, 0.9, gold, 1) +
        rod(
          canvas,
          [
            [x, dy - 0.6],
            [x, dy + 2.4],
          ],
          0.7,
          gold,
        ) +
        `<use href="#${pearl(canvas)}" transform="translate(${canvas.point([x, dy + 8])})scale(5.2 6)"/>` +
        glint(canvas, [x - 2, dy - 6.4], 1.2)
      );
    }
    const silk = plainCloth("satin", drawing.accent);
    const side: Curve = [
      [x + 1.5, dy + 2.4],
      [x + 2.6, dy + 7],
      [x + 3.2, dy + 24],
    ];
    const other = side.map(([px, py]) => [2 * x - px, py] as const);
    const surface: Surface = { left: other, right: side };
    const threads: Fold[] = Array.from({ length: 12 }, (_, index) => ({
      d: canvas.lens(
        [0, 0.4, 1].map((v) => at(surface, (index + 0.5) / 12, v)),
        0.3,
      ),
      tone: index % 2 ? "deep" : "glow",
      strength: 0.9,
    }));
    const ends: Curve = Array.from(
      { length: 13 },
      (_, index): Point => [lerp(side[2]![0], other[2]![0], index / 12), dy + 24 + (index % 2 ? 0.7 : -0.4)],
    );
    return (
      hook +
      rod(canvas, hoop, 0.9, gold, 1) +
      sew(
        canvas,
        { ...silk, soft: 0.12 },
        { outline: [[other[0]!, side[0]!], side, ends, reverse(other)], surface, folds: threads, round: 0.9 },
      ) +
      metal(
        canvas,
        canvas.outline([
          [
            [x - 1.7, dy - 0.6],
            [x + 1.7, dy - 0.6],
          ],
          [
            [x + 2, dy + 3],
            [x - 2, dy + 3],
          ],
        ]),
        gold,
      ) +
      glint(canvas, [x - 2.4, dy - 6.4], 1.2)
    );
  };
  const bar = rod(
    canvas,
    [
      [-20, -13.4],
      [20, -13.4],
    ],
    0.9,
    "#8A6443",
    0.6,
  );
  void cloth;
  return { ...object(bar + one(-9, 0) + one(8, 1.4)), top: -22, bottom: 34, reach: 23, focus: [-9, 2], focusWidth: 22 };
}

function belted(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
  const silk = drawing.fabric === "satin";
  const tall = silk ? 9 : 5.4;
  const loop = (sign: number): Curve[] => {
    const upper: Curve = [
      [-20, 6],
      [-17, 6 + sign * 4.6],
      [-9, 6 + sign * 6.8],
      [0, 6 + sign * 7.4],
      [9, 6 + sign * 6.8],
      [17, 6 + sign * 4.6],
      [20, 6],
    ];
    return [upper, reverse(upper.map(([x, y]) => [x * (sign < 0 ? 0.98 : 1), y + tall] as const))];
  };
  const surface: Surface = {
    left: [
      [-20, -2],
      [-20, 24],
    ],
    right: [
      [20, -2],
      [20, 24],
    ],
  };
  const back = sew(
    canvas,
    { ...cloth, base: cloth.shade, light: cloth.base },
    { outline: loop(-1), surface, round: 1.2, dim: 0.3 },
  );
  const gloss: Fold[] = [
    {
      d: canvas.lens(
        [
          [-19, 9 + tall * 0.4],
          [-10, 13 + tall * 0.5],
          [0, 13.6 + tall * 0.5],
          [8, 13 + tall * 0.5],
        ],
        tall * 0.5,
      ),
      tone: "light",
      strength: 1,
    },
    ...(silk
      ? [0.25, 0.5, 0.75].map(
          (share): Fold => ({
            d: canvas.lens(
              [
                [-19, 8 + tall * share],
                [-8, 12.6 + tall * share],
                [8, 12.8 + tall * share],
                [19, 8 + tall * share],
              ],
              0.9,
            ),
            tone: "deep",
            strength: 0.7,
          }),
        )
      : []),
  ];
  const front = sew(canvas, cloth, { outline: loop(1), surface, folds: gloss, round: 1.4 });
  const edge = (dy: number): string =>
    stitch(
      canvas,
      tint(cloth.base, 0.5),
      along7([
        [-19.6, 7 + dy],
        [-16.6, 10.8 + dy],
        [-9, 13 + dy],
        [0, 13.6 + dy],
        [9, 13 + dy],
        [16.6, 10.8 + dy],
        [19.6, 7 + dy],
      ]),
      0.7,
    );
  const buckle = silk
    ? bow(canvas, cloth, [0, 17.6], 1.45)
    : metal(
        canvas,
        canvas.outline([
          [
            [-5, 12.4],
            [0, 11.2],
            [5, 12.4],
          ],
          [
            [5.6, 16.4],
            [5, 20.4],
          ],
          [
            [0, 21.6],
            [-5, 20.4],
            [-5.6, 16.4],
          ],
        ]),
        drawing.accent,
      ) +
      blossom(canvas, [0, 16.6], 1.05, mix(drawing.accent, "#FFFFFF", 0.2), shade(drawing.accent, 0.2)) +
      glint(canvas, [-2.6, 13.6], 1.6, 0.6);
  return {
    ...object(
      plinth(canvas, 23, 27, 22) +
        footprint(canvas, [0, 22], 20, 0.5) +
        back +
        front +
        (silk ? "" : edge(0.8) + edge(tall - 0.8)) +
        buckle,
    ),
    top: -14,
    bottom: 42,
    reach: 29,
    focus: [0, 16],
    focusWidth: 24,
  };
}

const along7 = (curve: Curve): Curve => Array.from({ length: 9 }, (_, index) => along(curve, index / 8));

function necklace(canvas: Canvas, _cloth: Cloth, drawing: ProductDrawing): Garment {
  const strand = (half: number, y: number, low: number): Curve => [
    [-half, y],
    [-half * 0.86, lerp(y, low, 0.5)],
    [-half * 0.45, lerp(y, low, 0.9)],
    [0, low],
    [half * 0.45, lerp(y, low, 0.9)],
    [half * 0.86, lerp(y, low, 0.5)],
    [half, y],
  ];
  const velvet = dressForm(canvas, { color: mix("#6B5A52", drawing.accent, 0.15) });
  const under = (curve: Curve): string =>
    cast(
      canvas,
      plainCloth("nhung", "#6B5A52"),
      curve.map(([x, y]) => [x + 0.5, y + 0.8] as const),
      1,
      0.7,
    );
  const [short, long] = [strand(6.4, -0.6, 8.6), strand(7.6, 0.4, 14.6)];
  const drop = `<use href="#${pearl(canvas)}" transform="translate(${canvas.point([0, 17.4])})scale(1.5 1.8)"/>`;
  return {
    ...object(
      velvet +
        under(long) +
        under(short) +
        beads(canvas, long, 44, (share) => 0.42 + 0.3 * Math.sin(Math.PI * share)) +
        blossom(canvas, [0, 15], 0.36, drawing.accent, "#F4ECE2") +
        drop +
        beads(canvas, short, 34, (share) => 0.4 + 0.2 * Math.sin(Math.PI * share)),
    ),
    top: -15,
    bottom: 32,
    reach: 19,
    focus: [0, 9],
    focusWidth: 17,
  };
}

function fan(canvas: Canvas, cloth: Cloth): Garment {
  const pivot: Point = [0, 34];
  const ray = (r: number, turn: number): Point => [pivot[0] + r * Math.sin(turn), pivot[1] - r * Math.cos(turn)];
  const spread = 1.22;
  const ribs = 22;
  const arc = (r: number): Curve =>
    Array.from({ length: ribs * 2 + 1 }, (_, index) =>
      ray(r - (index % 2) * 0.5, -spread + (index / (ribs * 2)) * spread * 2),
    );
  const leafSurface: Surface = {
    left: [ray(40, -spread), ray(17, -spread)],
    right: [ray(40, spread), ray(17, spread)],
  };
  const pleats: Fold[] = Array.from({ length: ribs }, (_, index) => {
    const turn = -spread + ((index + 0.5) / ribs) * spread * 2;
    return {
      d: canvas.outline([
        [ray(17, turn), ray(40.4, turn)],
        [ray(40.4, turn + spread / ribs), ray(17, turn + spread / ribs)],
      ]),
      tone: index % 1 ? "light" : "deep",
      strength: 0.34,
    } as Fold;
  });
  const wood = "#5B3B26";
  const sticks = Array.from({ length: ribs }, (_, index) => {
    const turn = -spread + ((index + 0.5) / ribs) * spread * 2;
    return canvas.outline([
      [ray(-2, turn - 0.05), ray(18, turn - 0.02)],
      [ray(18, turn + 0.02), ray(-2, turn + 0.05)],
    ]);
  }).join("");
  const silk = sew(
    canvas,
    { ...cloth, soft: 0.15 },
    {
      outline: [arc(40), reverse(arc(17))],
      surface: leafSurface,
      folds: pleats,
      round: 1.4,
      worked:
        cloth.pattern === "theu-truc"
          ? bamboo(canvas, { ...cloth, accent: "#3D3A36" }, [-20, 22], [6, -4], 2) + blossomsOn(canvas)
          : "",
    },
  );
  const guards = [-1, 1]
    .map((sign) => rod(canvas, [ray(-2.4, sign * spread), ray(41, sign * spread)], 1.6, wood, 0.7))
    .join("");
  return {
    ...object(
      `<path d="${sticks}" fill="${wood}"/><path d="${sticks}" fill="none" stroke="${tint(wood, 0.5)}" stroke-width="1" opacity=".6"/>${silk}${guards}${metal(canvas, `M${canvas.point([-0.9, 34])}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z`, GOLD)}`,
    ),
    top: -12,
    bottom: 42,
    reach: 42,
    focus: [-4, 6],
    focusWidth: 34,
  };
}

/** A red seal and a few plum petals, as a painter would leave them. */
function blossomsOn(canvas: Canvas): string {
  const seal = canvas.outline([
    [
      [14, 12],
      [17.4, 12],
    ],
    [
      [17.4, 15.8],
      [14, 15.8],
    ],
  ]);
  return `<path d="${seal}" fill="#B5302A" opacity=".85"/>${[
    [18, 4],
    [22, 8],
    [12, 1],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${canvas.point([x!, y!])})" fill="#CB647B" opacity=".8">${[0, 72, 144, 216, 288].map((turn) => `<circle cx="0" cy="-9" r="7" transform="rotate(${turn})"/>`).join("")}</g>`,
    )
    .join("")}`;
}

function hat(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
  const ellipse = (rx: number, ry: number, cy: number, from = 0, to = 6.2832): Curve =>
    Array.from(
      { length: 17 },
      (_, index): Point => [
        rx * Math.cos(from + ((to - from) * index) / 16),
        cy + ry * Math.sin(from + ((to - from) * index) / 16),
      ],
    );
  const weave = [29, 26.6, 24.2, 21.8, 19.4, 17]
    .map((rx) => `<path d="${canvas.line(ellipse(rx, rx * 0.33, 20))}"/>`)
    .join("");
  const brim = sew(canvas, cloth, {
    outline: [ellipse(31, 10.4, 20).map(([x, y]) => [x, y + Math.sin(x * 0.16) * 1.3] as const)],
    surface: {
      left: [
        [-31, 9],
        [-31, 31],
      ],
      right: [
        [31, 9],
        [31, 31],
      ],
    },
    round: 3,
    worked: `<g fill="none" stroke="${cloth.deep}" stroke-width="2" opacity=".5" stroke-dasharray="6 3">${weave}</g>`,
    folds: [
      {
        d: canvas.lens(
          [
            [-26, 20],
            [-20, 26],
            [-6, 28.6],
          ],
          3.4,
        ),
        tone: "light",
        strength: 1,
        wide: true,
      },
      {
        d: canvas.lens(
          [
            [8, 24],
            [18, 23],
            [26, 18],
          ],
          5,
        ),
        tone: "deep",
        strength: 0.8,
        wide: true,
      },
    ],
  });
  const side: Curve = [
    [14.6, 17],
    [14.4, 6],
    [12.4, -3],
    [6, -7.4],
    [0, -6.2],
  ];
  const crownSurface: Surface = { left: mirror(side), right: side };
  const rows = [0, 4, 8, 12]
    .map(
      (y) =>
        `<path d="${canvas.line([
          [-14.4, y + 1],
          [0, y + 5],
          [14.4, y + 1],
        ])}"/>`,
    )
    .join("");
  const crown = sew(canvas, cloth, {
    outline: [
      side,
      reverse(mirror(side)),
      [
        [-14.6, 17],
        [0, 22],
        [14.6, 17],
      ],
    ],
    surface: crownSurface,
    round: 4,
    worked: `<g fill="none" stroke="${cloth.deep}" stroke-width="2" opacity=".5" stroke-dasharray="6 3">${rows}</g>`,
    folds: [
      {
        d: canvas.lens(
          [
            [-4, -6],
            [0, -1],
            [5, -6],
          ],
          3,
        ),
        tone: "deep",
        strength: 0.6,
        wide: true,
      },
      {
        d: canvas.lens(
          [
            [-9, -2],
            [-11, 6],
            [-10.4, 14],
          ],
          5,
        ),
        tone: "light",
        strength: 1,
        wide: true,
      },
    ],
  });
  const silk = plainCloth("satin", drawing.accent);
  const ribbonSurface: Surface = {
    left: [
      [-14.7, 11],
      [-14.7, 17.6],
    ],
    right: [
      [14.7, 11],
      [14.7, 17.6],
    ],
  };
  const ribbon = sew(canvas, silk, {
    outline: [
      [
        [-14.7, 11.4],
        [0, 16],
        [14.7, 11.4],
      ],
      [
        [14.8, 17.4],
        [0, 22.4],
        [-14.8, 17.4],
      ],
    ],
    surface: ribbonSurface,
    round: 1.2,
  });
  return {
    ...object(
      plinth(canvas, 28, 22, 20) +
        footprint(canvas, [0, 29.4], 24, 0.5) +
        brim +
        cast(
          canvas,
          cloth,
          [
            [-15, 18],
            [0, 23.2],
            [15, 18],
          ],
          2.6,
          0.8,
        ) +
        crown +
        ribbon +
        bow(canvas, silk, [12.4, 16.4], 0.55),
    ),
    top: -22,
    bottom: 44,
    reach: 33,
    focus: [2, 10],
    focusWidth: 34,
  };
}

const ACCESSORIES: Record<string, DrawAccessory> = {
  "khan-lua": scarf,
  tram: hairpin,
  "giay-got": shoes,
  sandal: shoes,
  man: turban,
  "bong-tai": earrings,
  "that-lung": belted,
  "vong-co": necklace,
  quat: fan,
  "mu-rong": hat,
};

/** Scarves, hairpins, shoes, jewellery, belts, fans and hats. */
export function drawAccessory(canvas: Canvas, drawing: ProductDrawing): Garment {
  return (ACCESSORIES[drawing.silhouette] ?? scarf)(canvas, clothOf(drawing), drawing);
}
