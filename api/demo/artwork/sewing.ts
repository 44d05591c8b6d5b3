import { blur, type Canvas, type Curve, gradient, lerp, type Point } from "./canvas";
import type { Cloth } from "./fabric";
import { mix } from "./palette";
import { paintPattern } from "./pattern";
import { at, type Surface } from "./surface";

export interface Fold {
  d: string;
  tone: "shade" | "deep" | "light" | "glow";
  strength: number;
  /** Blurred widely (volume) or narrowly (a crease). */
  wide?: boolean;
}

export interface Piece {
  outline: readonly Curve[];
  surface: Surface;
  folds?: readonly Fold[];
  /** Width of the shading that turns the form at its edges, centimetres; 0 for flat trims. */
  round?: number;
  /** 0 to 1: how far the piece lies in the shadow of those above. */
  dim?: number;
  /** Extra drawing on the cloth, under the folds: embroidery, a border. */
  worked?: string;
  plain?: boolean;
  opacity?: number;
}

/**
 * Draws one piece of cloth: its colour lit from the upper left, its pattern, the turning of its edges and its folds,
 * everything cut to its outline.
 */
export function sew(canvas: Canvas, cloth: Cloth, piece: Piece): string {
  if (!canvas.sees(piece.outline.flat())) return "";
  const d = canvas.outline(piece.outline);
  const shape = canvas.define((id) => `<path id="${id}" d="${d}"/>`);
  const cut = canvas.define((id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`);
  const round = piece.round ?? 3;
  const [from, to] = extent(piece.surface);
  const span = to[0] - from[0];
  const lit = gradient(
    canvas,
    [from[0] - span * 0.05, from[1]],
    [to[0], from[1] + span * 0.25],
    [
      [0, cloth.base],
      [0.3, mix(cloth.base, cloth.light, Math.min(1, span / 22))],
      [0.58, cloth.base],
      [1, cloth.shade],
    ],
  );
  const opacity = (piece.opacity ?? 1) * cloth.opacity;
  const rim =
    round > 0
      ? `<use href="#${shape}" fill="none" stroke="${cloth.deep}" stroke-width="${Math.round(round * 20)}" transform="translate(${Math.round(round * -4.5)} ${Math.round(round * -2.5)})" opacity="${cloth.name === "nhung" ? 0.75 : 0.62}"/>` +
        (cloth.name === "nhung"
          ? `<use href="#${shape}" fill="none" stroke="${cloth.glow}" stroke-width="${Math.round(round * 5)}" opacity=".4"/>`
          : "")
      : "";
  const wide = (piece.folds ?? []).filter((fold) => fold.wide);
  const fine = (piece.folds ?? []).filter((fold) => !fold.wide);
  const soft = blur(canvas, Math.min(3.2, Math.max(0.2, round * 0.55)), 4);
  const crease = blur(canvas, cloth.soft, 1);
  return [
    `<g clip-path="url(#${cut})"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ""}>`,
    `<use href="#${shape}" fill="url(#${lit})"/>`,
    piece.plain ? "" : paintPattern(canvas, cloth, piece.surface),
    piece.worked ?? "",
    round > 0 || wide.length > 0
      ? `<g filter="url(#${soft})">${rim}${wide.map((fold) => foldPath(cloth, fold)).join("")}</g>`
      : "",
    fine.length > 0 ? `<g filter="url(#${crease})">${fine.map((fold) => foldPath(cloth, fold)).join("")}</g>` : "",
    piece.dim ? `<use href="#${shape}" fill="${cloth.deep}" opacity="${piece.dim}"/>` : "",
    "</g>",
  ].join("");
}

function foldPath(cloth: Cloth, { d, tone, strength }: Fold): string {
  const lit = tone === "light" || tone === "glow";
  const weight = strength * (lit ? 0.35 + cloth.sheen * 0.65 : 0.4 + cloth.fold * 0.6);
  return `<path d="${d}" fill="${cloth[tone]}" opacity="${Math.min(0.95, weight).toFixed(2).slice(1)}"/>`;
}

function extent(surface: Surface): [Point, Point] {
  const points = [...surface.left, ...surface.right];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

/** A seam: a dark thread with the light edge of the cloth beside it. */
export function seam(canvas: Canvas, cloth: Cloth, curve: Curve, width = 0.22, strength = 0.55): string {
  if (!canvas.sees(curve)) return "";
  const d = canvas.line(curve);
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${cloth.seam}" stroke-width="${(width * 10).toFixed(1)}" opacity="${strength}"/><path d="${d}" stroke="${cloth.light}" stroke-width="${(width * 7).toFixed(1)}" transform="translate(${(width * -9).toFixed(1)} ${(width * -5).toFixed(1)})" opacity="${(strength * 0.6).toFixed(2)}"/></g>`;
}

/** Soft shadow that one piece throws on those below it, along its edge. */
export function cast(canvas: Canvas, cloth: Cloth, curve: Curve, width = 1.6, strength = 0.5): string {
  if (!canvas.sees(curve)) return "";
  return `<path d="${canvas.line(curve)}" fill="none" stroke="${cloth.deep}" stroke-width="${Math.round(width * 10)}" filter="url(#${blur(canvas, width * 0.45)})" opacity="${strength}"/>`;
}

/** Top-stitching beside an edge. */
export function stitch(canvas: Canvas, color: string, curve: Curve, opacity = 0.5): string {
  if (!canvas.sees(curve)) return "";
  return `<path d="${canvas.line(curve)}" fill="none" stroke="${color}" stroke-width="1.1" stroke-dasharray="4 2.5" opacity="${opacity}"/>`;
}

export interface DrapeOptions {
  count: number;
  /** Where folds begin, as `v`; each starts a little below or above. */
  from?: number;
  /** Width of a fold at the hem, as a share of the gap between folds. */
  width?: number;
  strength?: number;
  /** How far a fold strays from its own column, as a share of the gap. */
  stray?: number;
}

/** Folds that open from the top of a surface and fall to its hem, dark beside light. */
export function drape(canvas: Canvas, surface: Surface, options: DrapeOptions): Fold[] {
  const { count, from = 0.05, width = 0.5, strength = 0.8, stray = 0.25 } = options;
  const folds: Fold[] = [];
  const hemWidth = at(surface, 1, 1)[0] - at(surface, 0, 1)[0];
  const gap = hemWidth / count;
  for (let index = 0; index < count; index++) {
    const u = (index + 0.5 + canvas.range(-stray, stray)) / count;
    const top = lerp(0.5, u, canvas.range(0.86, 1));
    const start = Math.max(0, from + canvas.range(-0.04, 0.3) * (1 - from));
    const column = [start, lerp(start, 1, 0.35), lerp(start, 1, 0.7), 1.01].map((v) =>
      at(surface, lerp(top, u, v) + canvas.range(-0.006, 0.006), v),
    );
    const wide = gap * width * canvas.range(0.7, 1.25);
    const dark = strength * canvas.range(0.65, 1);
    folds.push({ d: canvas.wedge(column, wide * 1.7), tone: "shade", strength: dark * 0.9, wide: true });
    folds.push({ d: canvas.wedge(column, wide * 0.75), tone: "deep", strength: dark * 0.72 });
    const ridge = column.map(([x, y]) => [x - wide * 0.75, y] as const);
    folds.push({ d: canvas.wedge(ridge, wide * 0.6), tone: "light", strength: dark * 0.9 });
    if (canvas.random() < 0.6) {
      folds.push({
        d: canvas.wedge(
          ridge.map(([x, y]) => [x - wide * 0.1, y] as const),
          wide * 0.2,
        ),
        tone: "glow",
        strength: dark * 0.7,
      });
    }
  }
  return folds;
}

/** Short creases across a tube or at a bend: arcs from one side towards the other. */
export function creases(
  canvas: Canvas,
  surface: Surface,
  from: number,
  to: number,
  count: number,
  strength = 0.6,
): Fold[] {
  const folds: Fold[] = [];
  for (let index = 0; index < count; index++) {
    const v = lerp(from, to, (index + canvas.range(0.2, 0.8)) / count);
    const side = canvas.random() < 0.5 ? 0 : 1;
    const reach = canvas.range(0.45, 0.85);
    const drop = canvas.range(0.01, 0.05);
    const curve = [0, 0.33, 0.66, 1].map((share) =>
      at(surface, side === 0 ? share * reach : 1 - share * reach, Math.min(1, v + drop * share)),
    );
    const size = canvas.range(0.7, 1.3);
    folds.push({ d: canvas.lens(curve, size), tone: "deep", strength: strength * 0.7 });
    folds.push({
      d: canvas.lens(
        curve.map(([x, y]) => [x, y - size * 0.9] as const),
        size * 0.8,
      ),
      tone: "light",
      strength: strength * 0.8,
    });
  }
  return folds;
}

/** A broad band of light running down a surface, as on silk. */
export function shine(
  canvas: Canvas,
  surface: Surface,
  u: number,
  width: number,
  strength = 0.6,
  from = 0,
  to = 1,
): Fold[] {
  const curve = [0, 0.33, 0.66, 1].map((share) => at(surface, u, lerp(from, to, share)));
  return [
    { d: canvas.lens(curve, width), tone: "light", strength, wide: true },
    { d: canvas.lens(curve, width * 0.35), tone: "glow", strength: strength * 0.5, wide: true },
  ];
}

/** A tube around a centre line, e.g. a sleeve or a trouser leg; `radius` at each of its points. */
export function tube(line: Curve, radius: readonly number[]): Surface {
  const edge = (sign: number): Curve =>
    line.map((point, index) => {
      const before = line[index - 1] ?? point;
      const after = line[index + 1] ?? point;
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const reach = (radius[index] ?? 0) * sign;
      return [
        point[0] + ((after[1] - before[1]) / length) * reach,
        point[1] - ((after[0] - before[0]) / length) * reach,
      ] as const;
    });
  const [first, second] = [edge(1), edge(-1)];
  return (first[0]?.[0] ?? 0) < (second[0]?.[0] ?? 0) ? { left: first, right: second } : { left: second, right: first };
}

/** The closed outline of a surface whose ends are straight, or bent by the curves given. */
export function hull(surface: Surface, bottom?: Curve, top?: Curve): Curve[] {
  const leftEnd = surface.left[surface.left.length - 1]!;
  const rightEnd = surface.right[surface.right.length - 1]!;
  return [
    top ?? [surface.left[0]!, surface.right[0]!],
    surface.right,
    bottom ?? [rightEnd, leftEnd],
    [...surface.left].reverse(),
  ];
}
