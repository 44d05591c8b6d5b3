import { type Canvas, type Curve, lerp, mirror, type Point, reverse } from "../canvas";
import type { Fold } from "../sewing";
import type { Surface } from "../surface";
import { Y } from "./measures";

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

/** The cut from behind: the neck is high and the bust does not show. */
const backOf = (cut: BodiceCut): BodiceCut => ({
  ...cut,
  neck: { ...cut.neck, depth: Math.min(cut.neck.depth, 2), shape: "round" },
  shape: (cut.shape ?? 1) * 0.25,
});

/** A bodice with set-in armholes, from neck to `bottom`. */
export function bodice(canvas: Canvas, front: BodiceCut): Bodice {
  const cut = canvas.back ? backOf(front) : front;
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
      for (let index = 0; index < 2; index++) {
        const y = Y.waist - 3 + index * 3.6 + canvas.range(-0.7, 0.7);
        const rise = canvas.range(-2.4, 1.2);
        folds.push({
          d: canvas.lens(
            [
              [sign * (cut.waist + 0.6), y],
              [sign * cut.waist * 0.75, y + rise * 0.3],
              [sign * cut.waist * (1 - reach * canvas.range(0.7, 1)), y + rise],
            ],
            canvas.range(1, 1.7),
          ),
          tone: "deep",
          strength: canvas.range(0.3, 0.5),
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
