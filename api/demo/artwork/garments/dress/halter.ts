import { type Canvas, type Curve, pts } from "../../canvas";
import { bamboo, lotusSprig } from "../../embroidery";
import type { Cloth } from "../../fabric";
import { dressForm } from "../../figure/dress-form";
import { Y } from "../../figure/measures";
import { skirt } from "../../figure/skirt";
import { type Fold, hull, sew } from "../../sewing";
import type { Surface } from "../../surface";
import { belt } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { bodyLight, bustFolds, longPiece } from "./parts";

/** Halter: the bodice gathered to a band at the neck, shoulders bare, the skirt falling straight with one slit. */
export function halter(canvas: Canvas, cloth: Cloth): Garment {
  const gown = skirt(canvas, cloth, {
    side: [
      [4.6, -1.4],
      [7.4, 6],
      [11.6, 13],
      [16, 20.4],
      [16.2, 26],
      [14, 33],
      [12, Y.waist],
      [16, 52],
      [17.8, 63],
      [18.6, 88],
      [22, 116],
      [27, 146],
    ],
    waist: pts("-4.6,-1.4 0,1.2 4.6,-1.4"),
    sag: 3,
    folds: 7,
    from: 0.5,
    strength: 0.95,
    wave: 1.3,
    round: 4.2,
    extra: () => [
      ...bustFolds(canvas, 12),
      ...bodyLight(canvas),
      ...[-3, -2, -1, 0, 1, 2, 3].flatMap((index): Fold[] => {
        const curve: Curve = [
          [index * 1.1, 0.6],
          [index * 2.2, 10],
          [index * 3.4, 20],
          [index * 3, 36],
        ];
        return [
          { d: canvas.lens(curve, 1.2), tone: "deep", strength: 0.6 },
          {
            d: canvas.lens(
              curve.map(([x, y]) => [x - 0.9, y] as const),
              0.8,
            ),
            tone: "glow",
            strength: 0.7,
          },
        ];
      }),
    ],
    worked: () =>
      cloth.pattern === "theu-truc"
        ? bamboo(canvas, cloth, [-16, 138], [6, 44], 2)
        : cloth.pattern === "theu-sen"
          ? lotusSprig(canvas, cloth, [-4, 104], 1.6)
          : "",
  });
  const collar: Surface = {
    left: pts("-4.9,-3.6 -4.9,-0.6"),
    right: pts("4.9,-3.6 4.9,-0.6"),
  };
  const band = sew(canvas, cloth, {
    outline: hull(collar, pts("4.9,-0.8 0,1.8 -4.9,-0.8"), pts("-4.9,-3.6 0,-1.6 4.9,-3.6")),
    surface: collar,
    round: 1,
  });
  return longPiece(
    dressForm(canvas, { pole: true }) + gown + band + belt(canvas, cloth, Y.waist, 12.2, "none", 2.6),
    36,
  );
}
