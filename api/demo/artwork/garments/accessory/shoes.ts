import { type Canvas, type Curve, pts } from "../../canvas";
import type { Drawing } from "../../drawing";
import { type Cloth, plainCloth } from "../../fabric";
import { footprint, metal, plinth, rod } from "../../hardware";
import { shade } from "../../palette";
import { type Fold, seam, sew } from "../../sewing";
import type { Surface } from "../../surface";
import { bow, patch } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { GOLD } from "./blossom";
import { smallPiece } from "./small-piece";

/** A court shoe seen from its side: the sole's line first, the upper over it. */
function pump(canvas: Canvas, cloth: Cloth, shoe: "pump" | "sandal", flip: number, dx: number, dy: number): string {
  const p = (curve: Curve): Curve => curve.map(([x, y]) => [x * flip + dx, y + dy] as const);
  const leather = plainCloth("da-thuoc", "#C79F78");
  const heel = patch(
    canvas,
    cloth,
    [p(pts("13.6,10 15.6,18 14.4,29.6")), p(pts("14.4,29.6 16.4,29.6")), p(pts("16.4,29.6 18.4,18 19.4,8"))],
    0.9,
  );
  const sole = sew(canvas, plainCloth("da-thuoc", shade(leather.base, 0.25)), {
    outline: [
      p(pts("-20.4,28.2 -12,29.4 -5,28.6 3,21.4 11,13 19,9.4")),
      p(pts("19,10.8 11.6,14.6 3.6,23 -4.4,29.9 -12,30.4 -20.6,29.4")),
    ],
    surface: {
      left: [
        [-20 + dx, 8 + dy],
        [-20 + dx, 30 + dy],
      ],
      right: [
        [20 + dx, 8 + dy],
        [20 + dx, 30 + dy],
      ],
    },
    round: 0.6,
  });
  const surface: Surface = {
    left: [
      [-21 + dx, 4 + dy],
      [-21 + dx, 30 + dy],
    ],
    right: [
      [20 + dx, 4 + dy],
      [20 + dx, 30 + dy],
    ],
  };
  if (shoe === "sandal") {
    const bed = patch(
      canvas,
      leather,
      [
        p(pts("-19.8,27 -12,28 -5,27 3,20 11,11.8 19.2,7.8")),
        p(pts("19.2,9.6 11,13.4 3,21.6 -5,28.8 -12,29.6 -20.4,28.6")),
      ],
      0.5,
    );
    const strap = (curve: Curve, width: number): string => rod(canvas, p(curve), width, cloth.base, 0.9);
    return (
      heel +
      strap(pts("19.4,8 20.6,0 20,-4"), 1.3) +
      sole +
      bed +
      strap(pts("-15,28.4 -14,22.4 -10.6,22.2 -8,28"), 1.4) +
      strap(pts("-9.6,28 -8.4,20.4 -4,20 -1.6,25.8"), 1.4) +
      strap(pts("10.6,-3.6 15,-2.4 20,-4"), 1.2) +
      strap(pts("10.6,-3.6 14,-6 20,-4"), 1.1) +
      metal(canvas, canvas.outline([p(pts("10,-4.6 12,-4.6")), p(pts("12,-2 10,-2"))]), GOLD)
    );
  }
  const upper: Curve[] = [
    p(pts("-21.4,28.4 -19.6,25.6 -14.6,21.6 -10.6,19.6")),
    p(pts("-10.6,19.6 -6.6,22.6 0,19 7,10.4 13,3.6 19,1")),
    p(pts("19,1 20.4,5 19.6,9.4")),
    p(pts("19.6,9.4 11.4,13.2 3.2,21.6 -4.8,28.8 -12,29.6 -21.4,28.4")),
  ];
  const inside = `<path d="${canvas.outline([
    p(pts("-10.8,19.4 -5,18.6 2,13.6 9,5.4 19,0.6")),
    p(pts("19,1.2 13,3.8 7,10.6 0,19.2 -6.6,22.8 -10.8,19.4")),
  ])}" fill="${shade(leather.base, 0.2)}"/>`;
  const folds: Fold[] = [
    {
      d: canvas.lens(p(pts("-19,26.4 -13,23 -8,24 -2,22.6")), 2.2),
      tone: "glow",
      strength: 1,
    },
    {
      d: canvas.lens(p(pts("2,18.6 8,11.6 16,4.6")), 2),
      tone: "light",
      strength: 1,
    },
    {
      d: canvas.lens(p(pts("-18,28.6 -8,28.6 2,21 12,12")), 2),
      tone: "deep",
      strength: 0.8,
    },
  ];
  const edge = seam(canvas, cloth, p(pts("-10.4,20.2 -6.4,23.2 0.2,19.6 7.2,11 13.2,4.2 18.8,1.8")), 0.16, 0.5);
  return heel + inside + sole + sew(canvas, cloth, { outline: upper, surface, folds, round: 1.5 }) + edge;
}

export function shoes(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const kind = drawing.silhouette === "sandal" ? "sandal" : "pump";
  const tie = kind === "pump" && drawing.seed % 2 === 1 ? bow(canvas, cloth, [-13.6, 24.2], 0.5) : "";
  const body =
    plinth(canvas, 29.2, 29, 22) +
    footprint(canvas, [4, 24.4], 18, 0.35) +
    pump(canvas, cloth, kind, 1, 6.6, -6.4) +
    footprint(canvas, [-3, 30], 20, 0.5) +
    pump(canvas, cloth, kind, 1, -3, 0) +
    tie;
  return { ...smallPiece(body), top: -16, bottom: 46, reach: 31, focus: [-6, 20], focusWidth: 30 };
}
