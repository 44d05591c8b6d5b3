import { type Canvas, type Curve, mirror, type Point, pts, reverse } from "../canvas";
import type { Cloth } from "../fabric";
import { cast, type Fold, seam } from "../sewing";
import { patch } from "./trims";

/** The turned edge of a thick cloth catches a thread of light. */
function lip(canvas: Canvas, cloth: Cloth, curve: Curve): string {
  return `<path d="${canvas.line(curve)}" fill="none" stroke="${cloth.light}" stroke-width="2" opacity=".6" transform="translate(-1 -1.4)"/>`;
}

/** The part of a collar that stands behind the neck. */
export function collarBack(canvas: Canvas, cloth: Cloth): string {
  const top: Curve = pts("-6.2,-3.4 -3.6,-5.5 0,-6.2 3.6,-5.5 6.2,-3.4");
  return (
    patch(canvas, cloth, [top, pts("6.6,-1.6 3.4,-3.6 0,-4.3 -3.4,-3.6 -6.6,-1.6")], 0.8) + lip(canvas, cloth, top)
  );
}

/** Lapels turned back along their roll, and the collar above them. */
export function lapels(
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
          patch(
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
          ) +
          lip(canvas, facing, outer)
        );
      }
      const gorge = side([tip, [10.6, 8.6], [7.8, 2.6]]);
      const collar: Curve[] = [
        side(pts("5.8,-3.8 9.2,-1.6 11.2,2.4 13,6.6")),
        side(pts("13,6.6 10.7,8.4 8,3.4 6.6,-0.2 5.4,-2.8")),
      ];
      return (
        cast(canvas, cloth, outer, 1.4, 0.65) +
        patch(canvas, facing, [outer, gorge, side(pts("7.8,2.6 6.7,-0.4")), roll], 1.2, light) +
        lip(canvas, facing, outer) +
        cast(canvas, cloth, side(pts("13,6.8 10.7,8.8 8,3.6")), 0.8, 0.55) +
        patch(canvas, cloth, collar, 0.9) +
        lip(canvas, cloth, collar[0]!) +
        seam(canvas, facing, side(pts("10.6,8.6 7.8,2.6")), 0.16, 0.7)
      );
    })
    .join("");
}
