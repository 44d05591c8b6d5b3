import { type Canvas, type Curve, lerp, mirror, pts } from "../../canvas";
import { bamboo, lotusPond } from "../../embroidery";
import type { Cloth } from "../../fabric";
import { button } from "../../hardware";
import { cast, drape, hull, sew } from "../../sewing";
import type { Surface } from "../../surface";
import { patch } from "../../tailoring/trims";

export interface Cut {
  collar: "stand" | "boat" | "round";
  sleeve: "long" | "short" | "flared" | "wide";
  hem: number;
  /** Half width of the flap at its hem. */
  sweep: number;
  loose: boolean;
  trousers: "wide" | "none";
}

export function embroidery(canvas: Canvas, cloth: Cloth, hem: number, sweep: number): string {
  if (canvas.back) return "";
  if (cloth.pattern === "theu-sen") return lotusPond(canvas, cloth, [0, hem + 1], hem * 0.5, sweep * 0.8);
  if (cloth.pattern === "theu-truc") return bamboo(canvas, cloth, [-9, hem - 4], [4, 30], 2);
  return "";
}

/** A stand collar of four centimetres, rounded where it parts in front. */
export function standCollar(canvas: Canvas, cloth: Cloth, width: number): string {
  if (canvas.back) {
    return patch(
      canvas,
      cloth,
      [pts(`${0.4 - width},-4.7 0,-5.6 ${width - 0.4},-4.7`), pts(`${width + 0.3},-0.4 0,1.4 ${-width - 0.3},-0.4`)],
      1,
    );
  }
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

export function flap(
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
