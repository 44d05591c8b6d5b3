import { type Canvas, type Curve, mirror, type Point, reverse } from "../../canvas";
import type { Cloth } from "../../fabric";
import { type Fold, sew, shine } from "../../sewing";
import { at, type Surface } from "../../surface";
import { W } from "./cuts";

/** Knife pleats: every pleat a strip with a lit edge and a shadow under the next. */
export function pleated(canvas: Canvas, cloth: Cloth): string {
  const right: Curve = [
    [11.8, W],
    [17, 55],
    [20, 72],
    [25.5, 101],
  ];
  const surface: Surface = { left: mirror(right), right, sag: 2.4 };
  const count = 17;
  const hem: Point[] = [];
  const folds: Fold[] = [];
  for (let index = 0; index < count; index++) {
    const [u0, u1] = [index / count, (index + 1) / count];
    const column = (u: number): Curve => [0, 0.33, 0.66, 1.02].map((v) => at(surface, u, v));
    hem.push(at(surface, u0, 1), [at(surface, u1, 1)[0] - 0.1, at(surface, u1, 1)[1] + 0.9]);
    folds.push({ d: canvas.outline([column(u0), reverse(column(u0 + 0.55 / count))]), tone: "deep", strength: 0.62 });
    folds.push({
      d: canvas.outline([column(u0 + 0.55 / count), reverse(column(u1 - 0.08 / count))]),
      tone: "light",
      strength: 0.8,
    });
  }
  return sew(
    canvas,
    { ...cloth, soft: 0.25 },
    {
      outline: [
        [
          [-11.8, W],
          [0, W + 0.6],
          [11.8, W],
        ],
        right,
        reverse(hem),
        reverse(mirror(right)),
      ],
      surface,
      folds: [...folds, ...shine(canvas, surface, 0.3, 6, 0.6)],
      round: 6,
    },
  );
}
