import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import { type Cloth, plainCloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { wovenLabel } from "../../figure/neck";
import { button } from "../../hardware";
import { shade } from "../../palette";
import { cast, seam, sew, shine, stitch } from "../../sewing";
import { patch } from "../../tailoring/trims";
import { horn } from "./blazer";

export function waistcoat(canvas: Canvas, cloth: Cloth): string {
  const satin = plainCloth("satin", shade(cloth.base, 0.3));
  const hem: Curve = pts("15.6,56 10,59 5.4,63 1.6,58 0,55.6 -1.6,58 -5.4,63 -10,59 -15.6,56");
  const trunk = bodice(canvas, {
    neck: { width: 7.4, y: 0, depth: 27, shape: "v" },
    shoulder: 13.8,
    bust: 16.6,
    waist: 13.6,
    bottom: 56,
    bottomHalf: 15.6,
    below: [[14.2, 48]],
    hem,
    shape: 0.6,
  });
  const back = patch(
    canvas,
    satin,
    [
      pts("-7.4,-0.2 -4,-2.2 0,-2.8 4,-2.2 7.4,-0.2"),
      pts("13.2,4.4 12.8,12 15.6,20.4"),
      pts("15.6,20.4 0,36 -15.6,20.4"),
      pts("-15.6,20.4 -12.8,12 -13.2,4.4"),
    ],
    2.4,
  );
  const front = sew(canvas, cloth, {
    outline: trunk.outline,
    surface: trunk.surface,
    folds: [...trunk.folds, ...shine(canvas, trunk.surface, 0.24, 5, 0.8)],
    round: 3.4,
  });
  const edge: Curve = pts("7.2,0.4 3.6,14 -0.6,27 -1,40 -1,55.4");
  const marks = [0, 1, 2, 3, 4].map((index) => button(canvas, [0.7, 29.4 + index * 5.6], horn(cloth), 0.8)).join("");
  const pockets = [-1, 1]
    .flatMap((sign) =>
      pts("22,6 44,7").map(([y, x]) =>
        patch(
          canvas,
          cloth,
          [
            [
              [sign * x!, y! + 0.8],
              [sign * (x! + 6.4), y!],
            ],
            [
              [sign * (x! + 6.5), y! + 1.9],
              [sign * (x! + 0.1), y! + 2.7],
            ],
          ],
          0.5,
        ),
      ),
    )
    .join("");
  const darts = [-1, 1]
    .map((sign) =>
      seam(
        canvas,
        cloth,
        [
          [sign * 8.6, 25],
          [sign * 7, 36],
          [sign * 7.4, 52],
        ],
        0.16,
        0.4,
      ),
    )
    .join("");
  const lip = [-1, 1]
    .map((sign) =>
      stitch(
        canvas,
        cloth.seam,
        (sign > 0 ? trunk.armhole : mirror(trunk.armhole)).map(([x, y]) => [x - sign * 0.7, y + 0.2] as const),
        0.5,
      ),
    )
    .join("");
  return (
    back +
    wovenLabel(canvas, -0.9) +
    front +
    darts +
    pockets +
    cast(canvas, cloth, edge, 0.9, 0.4) +
    seam(canvas, cloth, edge, 0.22, 0.7) +
    seam(canvas, cloth, reverse(mirror(pts("7.2,0.4 3.6,14 0.6,26"))), 0.2, 0.5) +
    marks +
    lip
  );
}
