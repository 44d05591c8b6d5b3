/** Points and lengths are centimetres on the figure: x from its centre line, y down from the base of the neck. */
export type Point = readonly [x: number, y: number];
/** Points a smooth line passes through. */
export type Curve = readonly Point[];

/** Small seeded generator (mulberry32): 0 ≤ value < 1, the same row for the same seed. */
export function generator(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;
export const between = (from: Point, to: Point, share: number): Point => [
  lerp(from[0], to[0], share),
  lerp(from[1], to[1], share),
];
export const mirror = (curve: Curve): Curve => curve.map(([x, y]) => [-x, y] as const);
export const reverse = (curve: Curve): Curve => [...curve].reverse();
export const shift = (curve: Curve, dx: number, dy: number): Curve => curve.map(([x, y]) => [x + dx, y + dy] as const);

/** A curve written the way SVG writes points: `pts("0,12 4.5,18 6,30")`. */
export function pts(text: string): Curve {
  return text.split(" ").map((pair): Point => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(",").map(Number);
    return [x, y];
  });
}

/** The point at `share` (0 to 1) of a smooth curve, counted by its points. */
export function along(curve: Curve, share: number): Point {
  const last = curve.length - 1;
  const at = Math.min(last, Math.max(0, share * last));
  const index = Math.min(last - 1, Math.floor(at));
  const t = at - index;
  const p1 = curve[index]!;
  const p2 = curve[index + 1]!;
  const p0 = curve[index - 1] ?? p1;
  const p3 = curve[index + 2] ?? p2;
  const value = (axis: 0 | 1): number => {
    const [a, b, c, d] = [p0[axis], p1[axis], p2[axis], p3[axis]];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  return [value(0), value(1)];
}

/** Whole millimetres, which keep the files small without a visible difference. */
const millimetres = (value: number): number => Math.round(value * 10);

/** Numbers as path data, without the spaces that a minus sign makes needless. */
const numbers = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join("");

const thirds = (curve: Curve): [Point, Point, Point, Point] => [
  along(curve, 0),
  along(curve, 1 / 3),
  along(curve, 2 / 3),
  along(curve, 1),
];

/** A rectangle on the figure, in centimetres. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * One picture being made: numbers its definitions, bends the figure for a three-quarter view, and turns
 * centimetres into path data (millimetres).
 */
export class Canvas {
  readonly random: () => number;
  private readonly defs: string[] = [];
  private readonly known = new Map<string, string>();

  /** `turn` is 0 for a front view, up to ±1 for three-quarter: the centre line moves, the outline narrows. */
  constructor(
    seed: number,
    readonly turn = 0,
    /** Near enough to see the threads of the cloth. */
    readonly detail = false,
    /** The part of the figure in the picture; whole when absent. */
    private readonly window: Window | null = null,
    /** Seen from behind: no fastenings, no embroidery, a high neck. */
    readonly back = false,
  ) {
    this.random = generator(seed);
  }

  /** Adds a definition once and returns its reference; the same `make` text is shared. */
  define(make: (id: string) => string): string {
    const text = make("@");
    const found = this.known.get(text);
    if (found) return found;
    const id = `d${this.known.size.toString(36)}`;
    this.known.set(text, id);
    this.defs.push(make(id));
    return id;
  }

  /** A random number in the range. */
  range(from: number, to: number): number {
    return lerp(from, to, this.random());
  }

  /** Whether anything around these points can be in the picture; anything else is not drawn. */
  sees(points: readonly Point[]): boolean {
    if (!this.window) return true;
    const { left, top, right, bottom } = this.window;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    // A turned figure moves sideways by up to 5.5 cm, and shadows reach beyond what throws them.
    const margin = 8;
    return (
      Math.max(...xs) > left - margin &&
      Math.min(...xs) < right + margin &&
      Math.max(...ys) > top - margin &&
      Math.min(...ys) < bottom + margin
    );
  }

  /** A point in the file's own units, for `transform`. */
  point(point: Point): string {
    return this.bend(point).join(" ");
  }

  private bend([x, y]: Point): [number, number] {
    const reach = 26;
    const middle = Math.max(0, 1 - (x / reach) ** 2);
    const bent = x * (1 - Math.abs(this.turn) * 0.1) + this.turn * 5.5 * middle;
    return [millimetres(bent), millimetres(y)];
  }

  /** Open path data through the points. */
  line(curve: Curve): string {
    return `M${numbers(this.bend(curve[0]!))}${this.follow(curve)}`;
  }

  /** Closed path data of curves laid end to end; corners stay where two curves meet. */
  outline(curves: readonly Curve[]): string {
    const [first, ...rest] = curves;
    return `${this.line(first!)}${rest.map((curve) => `L${numbers(this.bend(curve[0]!))}${this.follow(curve)}`).join("")}Z`;
  }

  private follow(curve: Curve): string {
    if (curve.length === 2) return this.straight(curve[0]!, curve[1]!);
    let text = "";
    for (let index = 0; index < curve.length - 1; index++) {
      const p1 = curve[index]!;
      const p2 = curve[index + 1]!;
      const p0 = curve[index - 1] ?? p1;
      const p3 = curve[index + 2] ?? p2;
      const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
      const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
      text += this.cubic(p1, c1, c2, p2);
    }
    return text;
  }

  /** Relative commands: folds are short, so their steps have fewer digits than their places. */
  private cubic(from: Point, ...points: [Point, Point, Point]): string {
    const [x, y] = this.bend(from);
    return `c${numbers(
      points.flatMap((point) => {
        const [px, py] = this.bend(point);
        return [px - x, py - y];
      }),
    )}`;
  }

  private straight(from: Point, to: Point): string {
    const [[x, y], [px, py]] = [this.bend(from), this.bend(to)];
    return `l${numbers([px - x, py - y])}`;
  }

  /**
   * A sliver of cloth catching light or shadow: from a point at the start, swelling to `width`, to a point at the end.
   */
  lens(curve: Curve, width: number): string {
    const [a, b, c, d] = thirds(curve);
    const length = Math.hypot(d[0] - a[0], d[1] - a[1]) || 1;
    const side: Point = [((d[1] - a[1]) / length) * width * 0.66, ((a[0] - d[0]) / length) * width * 0.66];
    const off = (p: Point, sign: number): Point => [p[0] + side[0] * sign, p[1] + side[1] * sign];
    return `M${numbers(this.bend(a))}${this.cubic(a, off(b, 1), off(c, 1), d)}${this.cubic(d, off(c, -1), off(b, -1), a)}`;
  }

  /** A fold that opens as it falls: a point at the start, `width` across at the end. */
  wedge(curve: Curve, width: number): string {
    const [a, b, c, d] = thirds(curve);
    const off = (p: Point, share: number): Point => [p[0] + width * share, p[1]];
    const [right, left] = [off(d, 0.5), off(d, -0.5)];
    return `M${numbers(this.bend(a))}${this.cubic(a, off(b, 0.2), off(c, 0.38), right)}${this.straight(right, left)}${this.cubic(left, off(c, -0.38), off(b, -0.2), a)}`;
  }

  /** The whole file. */
  finish(width: number, height: number, body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color-interpolation-filters="sRGB"><defs>${this.defs.join("")}</defs>${body}</svg>`;
  }
}

/**
 * A Gaussian blur of `deviation` centimetres on the figure, shared by everything drawn with it. `margin` (percent of
 * what is blurred) is small for folds, which are cut to their piece anyway: the area blurred is what a picture costs.
 */
export function blur(canvas: Canvas, deviation: number, margin = 20): string {
  return canvas.define(
    (id) =>
      `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%"><feGaussianBlur stdDeviation="${Math.round(deviation * 10)}"/></filter>`,
  );
}

type Stop = [offset: number, color: string, opacity?: number];

/** A straight gradient between two points of the figure. */
export function gradient(canvas: Canvas, from: Point, to: Point, stops: Stop[]): string {
  const at = ([x, y]: Point, suffix: string): string =>
    `x${suffix}="${Math.round(x * 10)}" y${suffix}="${Math.round(y * 10)}"`;
  return canvas.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${at(from, "1")} ${at(to, "2")}>${stopList(stops)}</linearGradient>`,
  );
}

/** A round gradient that falls off from a point of the figure. */
export function glow(canvas: Canvas, centre: Point, radius: number, stops: Stop[]): string {
  return canvas.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(centre[0] * 10)}" cy="${Math.round(centre[1] * 10)}" r="${Math.round(radius * 10)}">${stopList(stops)}</radialGradient>`,
  );
}

function stopList(stops: Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`,
    )
    .join("");
}
