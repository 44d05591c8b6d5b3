import type { Canvas, Curve, Point } from "../canvas";
import type { Cloth } from "../fabric";
import { cast, type Fold, sew } from "../sewing";
import type { Surface } from "../surface";

export const patch = (canvas: Canvas, cloth: Cloth, outline: Curve[], round = 0.9, folds: Fold[] = []): string => {
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

/** A soft bow with two falling ends, its knot at the point given. */
export function bow(canvas: Canvas, cloth: Cloth, [x, y]: Point, size: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const tail = (sign: number, length: number): string =>
    patch(
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
    patch(
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
  const knot = patch(
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
      patch(
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
      patch(
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
      patch(
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
