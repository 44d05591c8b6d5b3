import { type Canvas, type Curve, mirror, type Point, reverse } from "../canvas";
import type { Cloth } from "../fabric";
import { drape, type Fold, sew, shine } from "../sewing";
import { at, type Surface } from "../surface";

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
