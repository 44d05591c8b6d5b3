import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import type { Cloth } from "../../fabric";
import { neckInside } from "../../figure/neck";
import { creases, drape, type Fold, seam, sew, shine, stitch } from "../../sewing";
import type { Surface } from "../../surface";
import type { Garment } from "../garment";
import { longPiece } from "./parts";

/** Cut in one with short batwing sleeves: it widens to the hip and narrows to the hem, as a vase does. */
export function batwing(canvas: Canvas, cloth: Cloth): Garment {
  const neckline: Curve = canvas.back
    ? pts("-7.8,0.4 -5.6,1.6 0,2.2 5.6,1.6 7.8,0.4")
    : pts("-7.8,0.4 -6.2,3.6 0,5.4 6.2,3.6 7.8,0.4");
  const shoulder: Curve = pts("7.8,0.4 16,4.4 23,10.4 28.6,18");
  const cuff: Curve = pts("28.6,18 27,21.6 24.6,25");
  const side: Curve = pts("24.6,25 18.4,30 16.8,38 18.4,54 19.8,68 18.8,82 17,95");
  const hem: Curve = pts("17,95 0,96.4 -17,95");
  const surface: Surface = { left: mirror(pts("17,4 17,38 19.8,68 17,95")), right: pts("17,4 17,38 19.8,68 17,95") };
  const underarm: Fold[] = [1, -1].flatMap((sign) =>
    [0, 1, 2].map(
      (index): Fold => ({
        d: canvas.lens(
          [
            [sign * (25 - index * 2.4), 22 - index * 3],
            [sign * (17 - index), 26 - index * 1.4],
            [sign * (11 - index * 1.6), 34 + index * 3],
          ],
          1.5,
        ),
        tone: index === 1 ? "light" : "deep",
        strength: 0.7,
      }),
    ),
  );
  const front = sew(canvas, cloth, {
    outline: [
      neckline,
      shoulder,
      cuff,
      side,
      hem,
      reverse(mirror(side)),
      reverse(mirror(cuff)),
      reverse(mirror(shoulder)),
    ],
    surface,
    folds: [
      ...underarm,
      ...drape(canvas, surface, { count: 4, from: 0.3, strength: 0.6, width: 0.34 }),
      ...creases(canvas, surface, 0.3, 0.44, 2, 0.4),
      ...shine(canvas, surface, 0.32, 7, 0.8),
    ],
    round: 4.4,
  });
  const cuffs = [cuff, mirror(cuff)]
    .map((curve) =>
      seam(
        canvas,
        cloth,
        curve.map(([x, y]) => [x * 0.95, y - 0.2] as const),
        0.2,
        0.6,
      ),
    )
    .join("");
  return {
    ...longPiece(
      neckInside(canvas, cloth, 7.8, 0.4, 6.4, 1.2) +
        front +
        cuffs +
        stitch(
          canvas,
          cloth.seam,
          neckline.map(([x, y]) => [x * 1.06, y + 1] as const),
        ),
      31,
    ),
    top: -5,
    bottom: 101,
    stands: false,
  };
}
