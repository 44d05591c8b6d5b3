import { between, blur, type Canvas, type Curve, glow, lerp, mirror, type Point, reverse, shift } from "./canvas";
import { type Cloth, plainCloth } from "./fabric";
import { shade } from "./palette";
import { at, cast, creases, drape, type Fold, hull, type Surface, seam, sew, shine, tube } from "./sewing";

/** Heights of the figure, centimetres below the base of the neck. */
export const Y = {
  shoulder: 4.6,
  underarm: 19.5,
  bust: 25,
  under: 33,
  waist: 41,
  hip: 61,
  knee: 99,
  ankle: 141,
  floor: 149,
};

export interface BodiceCut {
  /** Half width of the neck opening and how deep it falls in front. */
  neck: { width: number; y: number; depth: number; shape: "round" | "v" | "boat" | "square" };
  shoulder: number;
  bust: number;
  waist: number;
  /** Where the piece ends, and half its width there. */
  bottom: number;
  bottomHalf: number;
  /** Further points of the side seam below the waist. */
  below?: Curve;
  /** Hem of the bodice from right to left; straight when absent. */
  hem?: Curve;
  /** 0 hides the bust's shaping, e.g. under a loose cut. */
  shape?: number;
  loose?: boolean;
}

export interface Bodice {
  outline: Curve[];
  surface: Surface;
  neckline: Curve;
  /** Right armhole, from the shoulder down; mirror it for the left. */
  armhole: Curve;
  side: Curve;
  folds: Fold[];
}

/** The neck's edge from the left shoulder to the right one. */
function neckline({ width, y, depth, shape }: BodiceCut["neck"]): Curve {
  const low = y + depth;
  switch (shape) {
    case "v":
      return [
        [-width, y],
        [-width * 0.5, lerp(y, low, 0.55)],
        [0, low],
        [width * 0.5, lerp(y, low, 0.55)],
        [width, y],
      ];
    case "square":
      return [
        [-width, y],
        [-width * 0.93, low - 0.8],
        [-width * 0.8, low],
        [0, low + 0.5],
        [width * 0.8, low],
        [width * 0.93, low - 0.8],
        [width, y],
      ];
    case "boat":
      return [
        [-width, y],
        [-width * 0.55, lerp(y, low, 0.8)],
        [0, low],
        [width * 0.55, lerp(y, low, 0.8)],
        [width, y],
      ];
    default:
      return [
        [-width, y],
        [-width * 0.82, lerp(y, low, 0.62)],
        [0, low],
        [width * 0.82, lerp(y, low, 0.62)],
        [width, y],
      ];
  }
}

/** A bodice with set-in armholes, from neck to `bottom`. */
export function bodice(canvas: Canvas, cut: BodiceCut): Bodice {
  const neck = neckline(cut.neck);
  const shoulder: Point = [cut.shoulder, Y.shoulder];
  const armhole: Curve = [shoulder, [cut.shoulder - 2.1, 11.5], [cut.shoulder - 1.9, 16], [cut.bust - 0.2, Y.underarm]];
  const side: Curve = [
    [cut.bust - 0.2, Y.underarm],
    [cut.bust, Y.bust],
    [lerp(cut.bust, cut.waist, 0.55), Y.under],
    ...(cut.bottom > Y.waist ? [[cut.waist, Y.waist] as const] : []),
    ...(cut.below ?? []),
    [cut.bottomHalf, cut.bottom],
  ];
  const hem: Curve = cut.hem ?? [
    [cut.bottomHalf, cut.bottom],
    [0, cut.bottom + 0.8],
    [-cut.bottomHalf, cut.bottom],
  ];
  const outline: Curve[] = [
    neck,
    [[cut.neck.width, cut.neck.y], shoulder],
    armhole,
    side,
    hem,
    reverse(mirror(side)),
    reverse(mirror(armhole)),
    [mirror([shoulder])[0]!, [-cut.neck.width, cut.neck.y]],
  ];
  const spine: Curve = [[cut.bust, cut.neck.y - 2], [cut.bust, Y.underarm], ...side.slice(1)];
  const surface: Surface = { left: mirror(spine), right: spine };
  return { outline, surface, neckline: neck, armhole, side, folds: bodiceFolds(canvas, cut) };
}

/** Light and shadow of the body under a bodice: bust, waist, armholes. */
function bodiceFolds(canvas: Canvas, cut: BodiceCut): Fold[] {
  const shape = cut.shape ?? 1;
  const folds: Fold[] = [];
  for (const sign of [-1, 1]) {
    const centre = sign * cut.bust * 0.46;
    const strength = (sign > 0 ? 0.75 : 0.5) * shape;
    if (shape > 0) {
      folds.push({
        d: canvas.lens(
          [
            [centre - 7, 27.5],
            [centre - 3, 31],
            [centre + 3, 31],
            [centre + 7, 27],
          ],
          4.6,
        ),
        tone: "deep",
        strength,
        wide: true,
      });
      folds.push({
        d: canvas.lens(
          [
            [centre - 5, 21],
            [centre - 4, 23],
            [centre - 1, 25],
            [centre + 3, 26],
          ],
          5,
        ),
        tone: "light",
        strength: 0.9 * shape,
        wide: true,
      });
      // Pulls from the armhole to the bust.
      folds.push({
        d: canvas.lens(
          [
            [sign * (cut.bust - 0.8), 20.5],
            [sign * (cut.bust - 4), 22.5],
            [centre + sign * 3, 25],
          ],
          1.1,
        ),
        tone: "deep",
        strength: 0.5,
      });
      folds.push({
        d: canvas.lens(
          [
            [sign * (cut.bust - 1), 18.5],
            [sign * (cut.bust - 4), 21],
            [centre + sign * 2, 23],
          ],
          1,
        ),
        tone: "light",
        strength: 0.6,
      });
    }
    if (cut.bottom > Y.waist - 2) {
      const reach = cut.loose ? 0.8 : 0.55;
      for (let index = 0; index < 3; index++) {
        const y = Y.waist - 4 + index * 2.6 + canvas.range(-0.7, 0.7);
        const rise = canvas.range(-2.4, 1.2);
        folds.push({
          d: canvas.lens(
            [
              [sign * (cut.waist + 0.6), y],
              [sign * cut.waist * 0.75, y + rise * 0.3],
              [sign * cut.waist * (1 - reach * canvas.range(0.7, 1)), y + rise],
            ],
            canvas.range(0.7, 1.3),
          ),
          tone: "deep",
          strength: canvas.range(0.4, 0.65),
        });
      }
      // The long fall of light from bust to waist.
      folds.push({
        d: canvas.lens(
          [
            [centre - sign, 33],
            [centre - sign * 1.2, 37],
            [centre - sign * 1.4, Y.waist + 4],
          ],
          2,
        ),
        tone: sign < 0 ? "light" : "shade",
        strength: 0.6,
        wide: true,
      });
    }
  }
  return folds;
}

/** The dark inside of a garment seen through its neck: lining, back neck facing and a label. */
export function neckInside(
  canvas: Canvas,
  cloth: Cloth,
  width: number,
  y: number,
  depth: number,
  rise = 1.6,
  label = true,
): string {
  const back: Curve = [
    [-width, y],
    [-width * 0.5, y - rise],
    [0, y - rise * 1.25],
    [width * 0.5, y - rise],
    [width, y],
  ];
  const front: Curve = [
    [width, y],
    [width * 0.75, y + depth * 0.7],
    [0, y + depth + 1.5],
    [-width * 0.75, y + depth * 0.7],
    [-width, y],
  ];
  const inside: Cloth = {
    ...cloth,
    base: cloth.deep,
    light: cloth.shade,
    shade: shade(cloth.deep, 0.35),
    texture: "none",
  };
  const d = sew(canvas, inside, {
    outline: [back, front],
    surface: {
      left: [
        [-width, y],
        [-width, y + depth],
      ],
      right: [
        [width, y],
        [width, y + depth],
      ],
    },
    round: 1.2,
    plain: true,
  });
  const tag = label
    ? `<rect x="${Math.round(-16 + canvas.turn * 50)}" y="${Math.round((y - rise * 0.2) * 10)}" width="32" height="15" rx="1" fill="#F3ECDF" opacity=".82"/><path d="M${Math.round(-9 + canvas.turn * 50)} ${Math.round((y - rise * 0.2) * 10 + 8)}h18" stroke="#7B2D43" stroke-width="2.4" opacity=".8"/>`
    : "";
  return d + tag;
}

export interface SleeveCut {
  /** Centre line from shoulder to cuff, right side. */
  line: Curve;
  radius: readonly number[];
  /** Where a raglan sleeve meets the neck; a set-in sleeve has none. */
  raglan?: Point;
}

/** Arms that hang a little away from the body; `length` 1 ends at the wrist, `ease` widens the sleeve. */
export function arm(length: number, spread = 1, ease = 0): SleeveCut {
  const line: Curve = [
    [11.4, 5.6],
    [14.7, 7],
    [17.6, 12],
    [19.2 + spread * 0.5, 22],
    [20.2 + spread * 1.2, 32],
    [21 + spread * 1.8, 44],
    [21.4 + spread * 2.4, 57.5],
  ];
  const radius = [1.4, 3 + ease * 0.2, 4.5 + ease * 0.6, 4.5 + ease * 0.8, 3.9 + ease, 3.5 + ease, 3 + ease];
  if (length >= 1) return { line, radius };
  const last = 1 + length * (line.length - 2);
  const kept = Math.max(3, Math.floor(last));
  const share = Math.min(1, last - kept);
  if (share < 0.05) return { line: line.slice(0, kept + 1), radius: radius.slice(0, kept + 1) };
  return {
    line: [...line.slice(0, kept + 1), between(line[kept]!, line[kept + 1]!, share)],
    radius: [...radius.slice(0, kept + 1), lerp(radius[kept]!, radius[kept + 1]!, share)],
  };
}

/** Both sleeves, left and right, with their creases and open cuffs. */
export function sleeves(canvas: Canvas, cloth: Cloth, cut: SleeveCut, opacity = 1): string {
  return [-1, 1]
    .map((sign) => {
      const line = sign > 0 ? cut.line : mirror(cut.line);
      const surface = cut.raglan ? raglan(tube(line, cut.radius), cut.raglan, sign) : tube(line, cut.radius);
      const folds = [
        ...creases(canvas, surface, 0.12, 0.32, 3, 0.5),
        ...creases(canvas, surface, 0.4, 0.68, 4, 0.75),
        ...creases(canvas, surface, 0.8, 0.97, 2, 0.5),
        ...shine(canvas, surface, sign > 0 ? 0.36 : 0.3, 2.4, 0.8, 0.05, 0.95),
      ];
      const [left, right] = [at(surface, 0, 1), at(surface, 1, 1)];
      const dip: Point = [(left[0] + right[0]) / 2 - sign * 0.2, (left[1] + right[1]) / 2 + 0.9];
      const rise: Point = [dip[0], dip[1] - 1.9];
      const mouth = `<path d="${canvas.outline([
        [left, dip, right],
        [right, rise, left],
      ])}" fill="${shade(cloth.deep, 0.3)}"/>`;
      const body = sew(canvas, cloth, {
        outline: hull(surface, [right, dip, left]),
        surface,
        folds,
        round: 2.2,
        opacity,
      });
      return body + mouth;
    })
    .join("");
}

/** Carries a sleeve's edges over the shoulder to the neck. */
function raglan(surface: Surface, [x, y]: Point, sign: number): Surface {
  const over: Curve = [
    [sign * (x + 0.2), y + 0.2],
    [sign * lerp(x, 17, 0.55), lerp(y, 4.6, 0.5)],
  ];
  const under: Curve = [
    [sign * (x + 0.5), y + 2],
    [sign * (x * 0.4 + 8), 9.5],
    [sign * 14.2, 16],
  ];
  const [outer, inner] = sign > 0 ? [surface.right, surface.left] : [surface.left, surface.right];
  const upper = [...over, ...outer.slice(1)];
  const lower = [...under, ...inner.slice(3)];
  const missing = upper.length - lower.length;
  const even =
    missing > 0
      ? [
          ...lower.slice(0, 3),
          ...Array.from({ length: missing }, (_, index) => between(lower[2]!, lower[3]!, (index + 1) / (missing + 1))),
          ...lower.slice(3),
        ]
      : lower;
  return sign > 0 ? { left: even, right: upper } : { left: upper, right: even };
}

export interface SkirtCut {
  /** Half widths by height, waist first, hem last. */
  side: Curve;
  sag?: number;
  folds: number;
  /** Where folds begin (v), and how deep they and the hem's waves are. */
  from?: number;
  strength?: number;
  width?: number;
  wave?: number;
  /** Curve of the waist from left to right. */
  waist?: Curve;
  round?: number;
  worked?: (surface: Surface) => string;
  plain?: boolean;
  opacity?: number;
  extra?: (surface: Surface) => Fold[];
  hem?: boolean;
}

/** A skirt from waist to hem, with the inside of its back hem showing where the front lifts. */
export function skirt(canvas: Canvas, cloth: Cloth, cut: SkirtCut): string {
  const right = cut.side;
  const left = mirror(right).map(([x, y], index) => [x + (index > 1 ? canvas.range(-0.7, 0.5) : 0), y] as const);
  const sag = cut.sag ?? 2;
  const wave = cut.wave ?? 1;
  const surface: Surface = { left, right, sag };
  const hem: Point[] = [];
  const inner: Point[] = [];
  const steps = cut.folds * 2;
  for (let index = 0; index <= steps; index++) {
    const u = index / steps;
    const edge = index === 0 || index === steps;
    const [x, y] = at(surface, u, 1);
    const calm = 0.35 + 0.65 * Math.sin(Math.PI * u);
    const swing = edge ? 0 : (index % 2 ? -1 : 1) * wave * calm * canvas.range(0.25, 1.3);
    hem.push([x + (edge ? 0 : canvas.range(-0.9, 0.9)), y + swing]);
    inner.push([x * 0.97, y - wave * 0.9 - sag * 0.3]);
  }
  const [top, low] = [right[0]!, right[right.length - 1]!];
  const waist = cut.waist ?? [
    [-top[0], top[1]],
    [0, top[1] + 0.6],
    [top[0], top[1]],
  ];
  const lining: Cloth = { ...cloth, base: cloth.deep, light: cloth.shade, pattern: "tron" };
  const back =
    wave > 0.2
      ? sew(canvas, lining, {
          outline: [
            [
              [-low[0] * 0.9, low[1] - 6],
              [low[0] * 0.9, low[1] - 6],
            ],
            reverse(inner),
          ],
          surface,
          round: 1.5,
          plain: true,
        })
      : "";
  const folds = [
    ...drape(canvas, surface, { count: cut.folds, from: cut.from, strength: cut.strength, width: cut.width }),
    ...shine(canvas, surface, 0.3, Math.max(4, top[0] * 0.5), 0.7, 0.02, 0.8),
    ...(cut.extra?.(surface) ?? []),
  ];
  const front = sew(canvas, cloth, {
    outline: [waist, right, reverse(hem), reverse(left)],
    surface,
    folds,
    round: cut.round ?? Math.min(7, low[0] * 0.26),
    worked: cut.worked?.(surface),
    plain: cut.plain,
    opacity: cut.opacity,
  });
  const edge =
    cut.hem === false
      ? ""
      : `<path d="${canvas.line(hem.map(([x, y]) => [x, y - 0.9] as const))}" fill="none" stroke="${cloth.seam}" stroke-width="1.4" opacity=".28"/>`;
  return back + front + edge;
}

export interface TrouserCut {
  waistY: number;
  waist: number;
  hip: number;
  knee: number;
  hem: number;
  hemY: number;
  /** Pressed crease down the front. */
  crease?: boolean;
  folds?: number;
  /** Half the distance between the legs from the knee down. */
  gap?: number;
  wave?: number;
}

/** Trousers: two legs from waist to hem; `knee` and `hem` are widths of one leg there. */
export function trousers(canvas: Canvas, cloth: Cloth, cut: TrouserCut): string {
  const { gap = 0.3, wave = 0, folds: count = 3 } = cut;
  const fork = Y.hip + 6;
  const legs = [1, -1].map((sign) => {
    const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
    const outer = side([
      [cut.waist, cut.waistY],
      [cut.hip, Y.hip],
      [gap + cut.knee, Math.min(Y.knee, lerp(Y.hip, cut.hemY, 0.55))],
      [gap + cut.hem, cut.hemY],
    ]);
    const inner = side([
      [-0.6, cut.waistY],
      [-0.4, fork],
      [gap, Math.min(Y.knee, lerp(fork, cut.hemY, 0.5))],
      [gap * 0.6, cut.hemY],
    ]);
    const surface: Surface = sign < 0 ? { left: outer, right: inner } : { left: inner, right: outer };
    const folds = [
      ...drape(canvas, surface, { count, from: 0.14, strength: 0.72, width: 0.42 }),
      ...creases(canvas, surface, 0.2, 0.3, 2, 0.45),
      ...shine(canvas, surface, 0.36, 4, 0.8, 0.05, 0.98),
    ];
    if (cut.crease) {
      const line = [0.08, 0.4, 0.7, 1].map((v) => at(surface, 0.5, v));
      folds.push(
        { d: canvas.lens(line, 0.8), tone: "glow", strength: 0.9 },
        { d: canvas.lens(shift(line, 0.8, 0), 0.9), tone: "deep", strength: 0.7 },
      );
    }
    const steps = count * 2;
    const hem = Array.from({ length: steps + 1 }, (_, index): Point => {
      const [x, y] = at(surface, index / steps, 1);
      const bow = 4 * (index / steps) * (1 - index / steps);
      return [x, y + bow * 1.1 + (index % steps === 0 ? 0 : (index % 2 ? -1 : 1) * wave * canvas.range(0.4, 1.1))];
    });
    const [a, b] = [hem[0]!, hem[steps]!];
    const leg = sew(canvas, cloth, {
      outline: hull(surface, reverse(hem)),
      surface,
      folds,
      round: Math.min(4, cut.hem * 0.32),
    });
    const mouth = `<path d="${canvas.outline([[a, [(a[0] + b[0]) / 2, a[1] - 1.2], b], reverse(hem)])}" fill="${shade(cloth.deep, 0.2)}"/>`;
    return mouth + leg;
  });
  return `${legs.join("")}${cast(
    canvas,
    cloth,
    [
      [0, fork - 2],
      [0, fork + 14],
      [0, cut.hemY - 4],
    ],
    1.6,
    0.6,
  )}${seam(
    canvas,
    cloth,
    [
      [0, cut.waistY + 1],
      [0.2, Y.hip],
      [0, fork],
    ],
    0.18,
    0.45,
  )}`;
}

/** An atelier's dress form: linen torso, neck cap, and a turned pole down to a round foot. */
export function dressForm(canvas: Canvas, options: { pole?: boolean; color?: string } = {}): string {
  const linen = plainCloth("linen", options.color ?? "#DCCDB4");
  const right: Curve = [
    [4.6, -7],
    [5, -3],
    [7.2, 0.8],
    [16.4, 4.6],
    [16, 9],
    [15.2, 14],
    [15.8, 19.5],
    [16.2, 25],
    [13.8, 33],
    [11.4, 41],
    [14.6, 50],
    [16.8, 60],
    [16.6, 70],
  ];
  const surface: Surface = { left: mirror(right), right };
  const torso = sew(canvas, linen, {
    outline: hull(
      surface,
      [
        [16.6, 70],
        [9, 72.5],
        [-9, 72.5],
        [-16.6, 70],
      ],
      [
        [-4.6, -7],
        [0, -6.4],
        [4.6, -7],
      ],
    ),
    surface,
    round: 5,
    folds: [
      {
        d: canvas.lens(
          [
            [-12, 27],
            [-8, 31],
            [-3, 31],
            [0, 28],
          ],
          4,
        ),
        tone: "shade",
        strength: 0.7,
        wide: true,
      },
      {
        d: canvas.lens(
          [
            [1, 28],
            [5, 31],
            [10, 31],
            [14, 27],
          ],
          4,
        ),
        tone: "deep",
        strength: 0.6,
        wide: true,
      },
      {
        d: canvas.lens(
          [
            [-10, 8],
            [-9, 16],
            [-8, 24],
          ],
          7,
        ),
        tone: "glow",
        strength: 0.8,
        wide: true,
      },
    ],
  });
  const cap = `<path d="${canvas.outline([
    [
      [-4.7, -7.2],
      [-3.4, -9.2],
      [0, -9.9],
      [3.4, -9.2],
      [4.7, -7.2],
    ],
    [
      [4.7, -7.2],
      [0, -6.2],
      [-4.7, -7.2],
    ],
  ])}" fill="#7A5638"/><path d="${canvas.outline([
    [
      [-1.1, -9.6],
      [-1.5, -12],
      [0, -13.6],
      [1.5, -12],
      [1.1, -9.6],
    ],
  ])}" fill="#8A6443"/><path d="${canvas.lens(
    [
      [-3.4, -8.2],
      [-1.5, -9],
      [1, -9.2],
    ],
    0.7,
  )}" fill="#C79F74" opacity=".8"/>`;
  const lines =
    seam(
      canvas,
      linen,
      [
        [0, -6.5],
        [0, 30],
        [0, 72],
      ],
      0.16,
      0.4,
    ) +
    [-1, 1]
      .map((sign) =>
        seam(
          canvas,
          linen,
          [
            [sign * 9.5, 3],
            [sign * 7.6, 24],
            [sign * 6, 41],
            [sign * 8.4, 60],
            [sign * 8.6, 71.5],
          ],
          0.14,
          0.3,
        ),
      )
      .join("");
  const pole = options.pole
    ? `<path d="${canvas.outline([
        [
          [-1.1, 70],
          [1.1, 70],
        ],
        [
          [1, 146],
          [-1, 146],
        ],
      ])}" fill="#7A5638"/><path d="${canvas.outline([
        [
          [-0.6, 70],
          [-0.1, 70],
        ],
        [
          [-0.1, 146],
          [-0.6, 146],
        ],
      ])}" fill="#C79F74" opacity=".6"/><path d="${canvas.outline([
        [
          [-13, 148],
          [-11, 145.6],
          [0, 144.6],
          [11, 145.6],
          [13, 148],
        ],
        [
          [13, 148],
          [11, 149.6],
          [0, 150.4],
          [-11, 149.6],
          [-13, 148],
        ],
      ])}" fill="#5E4029"/><path d="${canvas.lens(
        [
          [-11, 147],
          [-4, 145.8],
          [6, 145.6],
        ],
        0.9,
      )}" fill="#B58C62" opacity=".7"/>`
    : "";
  return pole + torso + lines + cap;
}

/** A pool of light or dark laid over the figure, e.g. where a form turns away. */
export function pool(canvas: Canvas, centre: Point, radius: number, color: string, opacity: number): string {
  const fill = glow(canvas, centre, radius, [
    [0, color, opacity],
    [1, color, 0],
  ]);
  return `<circle cx="${Math.round(centre[0] * 10)}" cy="${Math.round(centre[1] * 10)}" r="${Math.round(radius * 10)}" fill="url(#${fill})"/>`;
}

/** A small round button with its shadow. */
export function button(canvas: Canvas, [x, y]: Point, color: string, radius = 0.9): string {
  const [px, py] = canvas.point([x, y]).split(" ").map(Number) as [number, number];
  const r = radius * 10;
  return `<g transform="translate(${px} ${py})"><circle cx="2" cy="3" r="${r * 1.1}" fill="#000" opacity=".28"/><circle r="${r}" fill="${color}"/><circle r="${r * 0.66}" fill="none" stroke="${shade(color, 0.3)}" stroke-width="1.2"/><path d="M${-r * 0.6} ${-r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.3} ${-r * 0.75}" stroke="#fff" stroke-width="1.6" fill="none" opacity=".55"/></g>`;
}

/** Blurred ellipse under a hem or an object. */
export function ground(canvas: Canvas, [x, y]: Point, width: number, opacity = 0.45): string {
  return `<ellipse cx="${Math.round(x * 10)}" cy="${Math.round(y * 10)}" rx="${Math.round(width * 10)}" ry="${Math.round(width * 1.6)}" fill="#2A1D14" opacity="${opacity}" filter="url(#${blur(canvas, width * 0.09)})"/>`;
}
