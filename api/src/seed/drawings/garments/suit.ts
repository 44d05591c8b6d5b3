import type { ProductDrawing } from "../../types";
import { type Canvas, type Curve, mirror, pts, reverse } from "../canvas";
import { type Cloth, clothOf, plainCloth } from "../fabric";
import { bodice } from "../figure/bodice";
import { wovenLabel } from "../figure/neck";
import { arm } from "../figure/sleeve";
import { button } from "../hardware";
import { mix, shade } from "../palette";
import { cast, seam, sew, shine, stitch } from "../sewing";
import { type JacketCut, jacket } from "../tailoring/jacket";
import { patch } from "../tailoring/trims";
import type { Garment } from "./garment";

const lining = (cloth: Cloth): string => mix(shade(cloth.base, 0.35), "#8A5A50", 0.35);
const horn = (cloth: Cloth): string => mix(cloth.deep, "#3A2A20", 0.4);

/** What every jacket shares; each cut below says only how it differs. */
function base(cloth: Cloth): JacketCut {
  return {
    hem: 70,
    hemHalf: 18.8,
    closing: 34,
    lapel: "notch",
    breast: "single",
    buttons: 2,
    buttonColor: horn(cloth),
    sleeve: arm(1, 1.2, 1.2),
    lining: lining(cloth),
    cutaway: true,
  };
}

/** The tailored piece alone; sets put trousers or shorts under it. */
export function blazer(canvas: Canvas, cloth: Cloth, kind: string, satin: Cloth): string {
  const cut = base(cloth);
  switch (kind) {
    case "hai-hang":
      return jacket(canvas, cloth, {
        ...cut,
        lapel: "peak",
        breast: "double",
        buttons: 3,
        closing: 33,
        hem: 72,
        cutaway: false,
        waist: 15,
      });
    case "tuxedo":
      return jacket(canvas, cloth, {
        ...cut,
        lapel: "shawl",
        lapelCloth: satin,
        buttons: 1,
        closing: 39,
        pockets: "welt",
        buttonColor: satin.deep,
      });
    case "khong-co":
      return (
        jacket(canvas, cloth, {
          ...cut,
          lapel: "none",
          buttons: 4,
          closing: 9,
          hem: 57,
          hemHalf: 17.4,
          waist: 15.6,
          pockets: "none",
          buttonColor: "#E9DFCB",
          cutaway: false,
          sleeve: arm(0.94, 1, 1.2),
        }) + boucleTrim(canvas, cloth)
      );
    default:
      return jacket(canvas, cloth, cut);
  }
}

/** Braid along the edges of a collarless jacket, and four small pockets. */
function boucleTrim(canvas: Canvas, cloth: Cloth): string {
  const braid = { ...cloth, seam: mix(cloth.accent, "#F6EFE2", 0.4) };
  const run = (curve: Curve): string =>
    `<path d="${canvas.line(curve)}" fill="none" stroke="${braid.seam}" stroke-width="9" opacity=".9"/><path d="${canvas.line(curve)}" fill="none" stroke="${cloth.deep}" stroke-width="9" stroke-dasharray="2.5 3.5" opacity=".45"/>`;
  const edges: Curve[] = [
    pts("-6.9,-0.6 -3.6,5.2 -1,10"),
    pts("6.9,-0.6 3.6,5.2 -0.6,10 -1,16 -1,56"),
    pts("-17,56.4 0,57.4 17,56.4"),
  ];
  const pockets = [-1, 1]
    .flatMap((sign) =>
      [25, 44].map(
        (y) =>
          patch(
            canvas,
            cloth,
            [
              [
                [sign * 6, y],
                [sign * 13.2, y],
              ],
              [
                [sign * 13.2, y + 7],
                [sign * 6, y + 7],
              ],
            ],
            0.6,
          ) +
          run([
            [sign * 6, y + 0.4],
            [sign * 13.2, y + 0.4],
          ]) +
          button(canvas, [sign * 9.6, y + 2.6], "#E9DFCB", 0.7),
      ),
    )
    .join("");
  return pockets + edges.map(run).join("");
}

function waistcoat(canvas: Canvas, cloth: Cloth): string {
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

/** Jackets and waistcoats on an invisible figure. */
export function drawSuit(canvas: Canvas, drawing: ProductDrawing): Garment {
  const cloth = clothOf(drawing);
  const satin = plainCloth("satin", drawing.accent);
  const vest = drawing.silhouette === "gi-le";
  const short = drawing.silhouette === "khong-co";
  return {
    body: vest ? waistcoat(canvas, cloth) : blazer(canvas, cloth, drawing.silhouette, satin),
    top: -6,
    bottom: vest ? 64 : short ? 62 : 74,
    reach: vest ? 25 : 32,
    stands: false,
    focus: vest ? [3, 34] : short ? [5, 22] : [6, 15],
    focusWidth: 27,
  };
}
