import { type Canvas, type Curve, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { arm } from "../../figure/sleeve";
import { button } from "../../hardware";
import { mix, shade } from "../../palette";
import { type JacketCut, jacket } from "../../tailoring/jacket";
import { patch } from "../../tailoring/trims";

const lining = (cloth: Cloth): string => mix(shade(cloth.base, 0.35), "#8A5A50", 0.35);

export const horn = (cloth: Cloth): string => mix(cloth.deep, "#3A2A20", 0.4);

/** The shape that all jackets share; each cut below holds only its differences. */
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
    case "ngan":
      return jacket(canvas, cloth, { ...cut, hem: 60, hemHalf: 17.6, buttons: 1, closing: 36, pocketY: 48 });
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
