import { type Canvas, type Curve, mirror, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { neckInside } from "../../figure/neck";
import { arm, sleeves } from "../../figure/sleeve";
import { trousers } from "../../figure/trousers";
import { button } from "../../hardware";
import { cast, drape, seam, sew, shine } from "../../sewing";
import type { Surface } from "../../surface";
import { type Cut, embroidery, standCollar } from "./parts";
import { wideSleeves } from "./wide-sleeves";

/** Five panels: straight and roomy, closed to the right with five buttons; an áo tấc has ample sleeves. */
export function nguThan(canvas: Canvas, cloth: Cloth, silk: Cloth, cut: Cut): string {
  const legs = trousers(canvas, silk, {
    waistY: 60,
    waist: 16,
    hip: 18,
    knee: 17.5,
    hem: 20,
    hemY: 147,
    folds: 5,
    wave: 0.35,
    gap: -0.5,
  });
  const arms = cut.sleeve === "wide" ? wideSleeves(canvas, cloth, []) : sleeves(canvas, cloth, arm(1, 3, 1));
  const below: Curve = pts("17.6,52 19.4,64 22.4,86");
  const hem: Curve = [
    [cut.sweep, cut.hem - 2],
    [cut.sweep * 0.5, cut.hem + 1.4],
    [0, cut.hem + 2],
    [-cut.sweep * 0.5, cut.hem + 1.4],
    [-cut.sweep, cut.hem - 2],
  ];
  const neck = { width: 6, y: -0.6, depth: 3, shape: "round" } as const;
  const trunk = bodice(canvas, {
    neck,
    shoulder: cut.sleeve === "wide" ? 17.4 : 16,
    bust: 17.6,
    waist: 16.4,
    bottom: cut.hem - 2,
    bottomHalf: cut.sweep,
    below,
    hem,
    shape: 0.45,
    loose: true,
  });
  const lower: Surface = {
    left: mirror([
      [16, 30],
      [17.6, 55],
      [21, 80],
      [cut.sweep, cut.hem],
    ]),
    right: [
      [16, 30],
      [17.6, 55],
      [21, 80],
      [cut.sweep, cut.hem],
    ],
    sag: 2,
  };
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: trunk.surface,
    round: 5,
    folds: [
      ...trunk.folds,
      ...drape(canvas, lower, { count: 5, from: 0.12, strength: 0.7, width: 0.34 }),
      ...shine(canvas, lower, 0.3, 7, 0.7),
    ],
    worked: embroidery(canvas, cloth, cut.hem, cut.sweep),
  });
  const lap: Curve = pts("0.4,3 5,8.4 10.6,11.4 14.4,18 16,27 16.4,41");
  const marks = [0, 0.3, 0.5].map((t) => lap[Math.round(t * 5)]!).concat(pts("16,27 16.4,40"));
  return (
    neckInside(canvas, cloth, 6, -4.6, 5, 1.3) +
    legs +
    arms +
    cast(
      canvas,
      cloth,
      [
        [cut.sweep, cut.hem],
        [0, cut.hem + 2.4],
        [-cut.sweep, cut.hem],
      ],
      2,
      0.4,
    ) +
    front +
    seam(
      canvas,
      cloth,
      [
        [0, 3],
        [0.3, 60],
        [0, cut.hem + 1.6],
      ],
      0.18,
      0.4,
    ) +
    (canvas.back ? "" : seam(canvas, cloth, lap, 0.24, 0.75)) +
    marks.map((point) => button(canvas, point, "#C9A24B", 0.75)).join("") +
    standCollar(canvas, cloth, 6)
  );
}
