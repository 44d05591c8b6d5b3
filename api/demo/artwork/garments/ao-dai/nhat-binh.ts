import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import { type Cloth, plainCloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { neckInside } from "../../figure/neck";
import { trousers } from "../../figure/trousers";
import { button } from "../../hardware";
import { mix } from "../../palette";
import { cast, drape, seam, sew, shine, stitch, tube } from "../../sewing";
import type { Surface } from "../../surface";
import { wideSleeves } from "./wide-sleeves";

/** The five colours at the mouth of a court sleeve. */
const bands = ["#2F4468", "#C9A24B", "#1F6657", "#B5302A", "#F1EADD"];

/** The court robe of the Nguyễn: a broad squared collar band down the front, ample sleeves ending in coloured bands. */
export function nhatBinh(canvas: Canvas, cloth: Cloth, silk: Cloth): string {
  const legs = trousers(canvas, silk, {
    waistY: 60,
    waist: 16,
    hip: 18,
    knee: 18,
    hem: 21,
    hemY: 147,
    folds: 5,
    wave: 0.35,
    gap: -0.5,
  });
  const hem: Curve = pts("33,113 16,117 0,118 -16,117 -33,113");
  const trunk = bodice(canvas, {
    neck: { width: 7, y: -0.8, depth: 8, shape: "round" },
    shoulder: 19,
    bust: 19.4,
    waist: 20.4,
    bottom: 113,
    bottomHalf: 33,
    below: pts("22.6,58 27,86"),
    hem,
    shape: 0.2,
    loose: true,
  });
  const lower: Surface = {
    left: mirror(pts("18,24 20.4,45 26,80 33,116")),
    right: pts("18,24 20.4,45 26,80 33,116"),
    sag: 3,
  };
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: trunk.surface,
    round: 6,
    folds: [
      ...trunk.folds,
      ...drape(canvas, lower, { count: 6, from: 0.1, strength: 0.75, width: 0.34 }),
      ...shine(canvas, lower, 0.28, 8, 0.7),
    ],
  });
  const trim = plainCloth("gam", mix(cloth.accent, cloth.base, 0.12));
  const patterned: Cloth = { ...trim, pattern: "hoa-nhi", accent: mix(cloth.base, "#B5302A", 0.4) };
  const band = (sign: number): string => {
    const outer: Curve = [
      [sign * 7.6, -2.4],
      [sign * 9.6, 4],
      [sign * 9.8, 16],
      [sign * 9.8, 40],
    ];
    const inner: Curve = [
      [sign * 0.4, 40],
      [sign * 0.3, 12],
      [sign * 2.2, 8],
      [sign * 5.8, -2.2],
    ];
    const surface: Surface = { left: sign > 0 ? reverse(inner) : outer, right: sign > 0 ? outer : reverse(inner) };
    return (
      cast(canvas, cloth, outer, 1.2, 0.5) +
      sew(canvas, patterned, { outline: [outer, inner], surface, round: 1 }) +
      seam(
        canvas,
        patterned,
        outer.map(([x, y]) => [x - sign * 0.8, y] as const),
        0.26,
        0.8,
      ) +
      seam(
        canvas,
        patterned,
        [
          [sign * 9.6, 39],
          [sign * 0.6, 39],
        ],
        0.26,
        0.8,
      )
    );
  };
  const inner = plainCloth("lua", "#F1EADD");
  const under = sew(canvas, inner, {
    outline: [pts("-6.4,-3 0,-1.4 6.4,-3"), pts("6,6 0,14 -6,6")],
    surface: tube(pts("0,-3 0,14"), [6, 6]),
    round: 1.4,
  });
  const tie: Curve = pts("0,14 0,24 0,34");
  const ties = tie.map((point) => button(canvas, point, "#C9A24B", 1)).join("");
  const border: Curve = pts("33,110 16,114 0,115 -16,114 -33,110");
  const width = mirror(border);
  return (
    neckInside(canvas, cloth, 6.4, -4, 5, 1.4) +
    legs +
    wideSleeves(canvas, cloth, bands) +
    front +
    under +
    band(-1) +
    band(1) +
    ties +
    seam(canvas, cloth, pts("0,40 0.4,80 0,117"), 0.2, 0.5) +
    stitch(canvas, cloth.accent, width, 0.6)
  );
}
