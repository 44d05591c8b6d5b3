import { type Canvas, type Curve, lerp, mirror, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { Y } from "../../figure/measures";
import { neckInside } from "../../figure/neck";
import { arm, sleeves } from "../../figure/sleeve";
import { trousers } from "../../figure/trousers";
import { button } from "../../hardware";
import { cast, drape, seam, sew, shine } from "../../sewing";
import type { Surface } from "../../surface";
import { type Cut, embroidery, flap, standCollar } from "./parts";

export function slim(canvas: Canvas, cloth: Cloth, silk: Cloth, cut: Cut): string {
  const short = cut.hem < 110;
  const legs = trousers(canvas, silk, {
    waistY: 45,
    waist: 12,
    hip: 17.6,
    knee: 17.4,
    hem: 20.5,
    hemY: short ? 143 : 147,
    folds: 5,
    wave: 0.35,
    gap: -0.5,
  });
  const back = flap(
    canvas,
    { ...cloth, pattern: "tron" },
    { hem: cut.hem + 1.5, sweep: cut.sweep + 2.4, dim: 0.42, lean: -1.4 },
  );
  const neck =
    cut.collar === "boat"
      ? ({ width: 12.4, y: 2.6, depth: 3.6, shape: "boat" } as const)
      : cut.collar === "round"
        ? ({ width: 7.4, y: -0.4, depth: 5.4, shape: "round" } as const)
        : ({ width: 6, y: -0.6, depth: 3, shape: "round" } as const);
  const side: Curve = [
    [14.6, 50],
    [16.1, 57],
    [15.9, 66],
    [lerp(15.9, cut.sweep, 0.3), 84],
    [lerp(15.9, cut.sweep, 0.66), lerp(84, cut.hem, 0.55)],
  ];
  const hem: Curve = [
    [cut.sweep, cut.hem],
    [cut.sweep * 0.55, cut.hem + 1.8],
    [0, cut.hem + 0.6],
    [-cut.sweep * 0.5, cut.hem + 2],
    [-cut.sweep - 0.8, cut.hem - 0.4],
  ];
  const trunk = bodice(canvas, {
    neck,
    shoulder: 15.8,
    bust: 16,
    waist: 11.8,
    bottom: cut.hem,
    bottomHalf: cut.sweep,
    below: side,
    hem,
  });
  const lower: Surface = {
    left: mirror([
      [11.8, Y.waist],
      [16, 57],
      [16.4, 72],
      [cut.sweep, cut.hem],
    ]),
    right: [
      [11.8, Y.waist],
      [16, 57],
      [16.4, 72],
      [cut.sweep, cut.hem],
    ],
    sag: 1,
  };
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: { left: trunk.surface.left, right: trunk.surface.right },
    round: 4.4,
    folds: [
      ...trunk.folds,
      ...drape(canvas, lower, { count: short ? 5 : 6, from: 0.16, strength: 0.78, width: 0.36, stray: 0.3 }),
      ...shine(canvas, lower, 0.32, 6, 0.8, 0.05, 0.9),
    ],
    worked: embroidery(canvas, cloth, cut.hem, cut.sweep),
  });
  const raglan: Curve = [
    [neck.width + 0.5, neck.y + 2],
    [neck.width * 0.4 + 8, 9.5],
    [14.2, 16],
    [15, 20],
  ];
  const shape =
    cut.sleeve === "short"
      ? arm(0.62, 1, 0.6)
      : cut.sleeve === "flared"
        ? { line: arm(1, 2.4).line, radius: [1.4, 3.1, 4.4, 4.2, 4.4, 6.4, 9.6] }
        : arm(1, 0.8);
  const arms = sleeves(canvas, cloth, { ...shape, raglan: [neck.width, neck.y] });
  const inside = neckInside(
    canvas,
    cloth,
    neck.width,
    cut.collar === "stand" ? -4.6 : neck.y,
    cut.collar === "stand" ? 5 : neck.depth,
    cut.collar === "boat" ? 0.9 : 1.3,
  );
  const placket = seam(canvas, cloth, raglan, 0.2, 0.6) + seam(canvas, cloth, mirror(raglan), 0.2, 0.4);
  const buttons =
    cut.collar === "boat"
      ? ""
      : [0.12, 0.42, 0.72]
          .map((t) =>
            button(
              canvas,
              [lerp(neck.width + 0.4, 14.6, t), lerp(2.8, 17.4, t) + (t > 0.3 ? 0.7 : 0)],
              cloth.deep,
              0.5,
            ),
          )
          .join("");
  const slit = [1, -1].map((sign) => cast(canvas, cloth, (sign > 0 ? side : mirror(side)).slice(1), 1, 0.35)).join("");
  const trim =
    cut.collar === "stand"
      ? standCollar(canvas, cloth, neck.width)
      : seam(
          canvas,
          cloth,
          trunk.neckline.map(([x, y]) => [x * 1.04, y + 0.8] as const),
          0.18,
          0.5,
        );
  const zip = canvas.back ? seam(canvas, cloth, pts("0,2 0,30 0,48"), 0.16, 0.6) : "";
  return inside + legs + back + slit + front + zip + arms + placket + buttons + trim;
}
