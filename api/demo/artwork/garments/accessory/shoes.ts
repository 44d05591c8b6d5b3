import { type Canvas, type Curve, pts } from "../../canvas";
import type { Drawing } from "../../drawing";
import { type Cloth, plainCloth } from "../../fabric";
import { footprint, metal, plinth, rod } from "../../hardware";
import { shade } from "../../palette";
import { type Fold, seam, sew } from "../../sewing";
import type { Surface } from "../../surface";
import { bow, patch } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { gold } from "./blossom";
import { smallPiece } from "./small-piece";

const floor = 30;
const leather = plainCloth("da-thuoc", "#C79F78");
const surface: Surface = { left: pts("-23,3 -23,30"), right: pts("21,3 21,30") };

/** A curve of a shoe whose heel is lower by `drop`: the sole keeps its place at the ball of the foot. */
type Place = (curve: Curve) => Curve;
const lowered =
  (drop: number): Place =>
  (curve) =>
    curve.map(([x, y]) => [x, y + drop * Math.min(1, Math.max(0, (x + 6) / 22))] as const);

/** The heel, from the seat down to the floor. */
const heel = (canvas: Canvas, cloth: Cloth, place: Place, thick: number): string =>
  patch(
    canvas,
    cloth,
    [
      place(pts("12.6,16.6 15.4,15.4 20,14.2")),
      [...place(pts("20,14.2 19.6,18.6")), [18.8 + thick * 0.4, 24], [18.4 + thick * 0.5, floor]],
      [
        [18.4 + thick * 0.5, floor],
        [16.8 - thick * 0.5, floor],
      ],
      [[16.8 - thick * 0.5, floor], [16.4 - thick * 0.6, 24], ...place(pts("15.2,19.4 12.6,16.6"))],
    ],
    0.8,
  );

const sole = (canvas: Canvas, place: Place): string =>
  sew(canvas, plainCloth("da-thuoc", shade(leather.base, 0.3)), {
    outline: [
      place(pts("-22.8,28.8 -14,29.2 -6,28.4 1,23.6 8,17.6 14,14.6 20,13.8")),
      place(pts("20,14.8 14.4,15.8 8.6,18.8 1.4,25 -5.8,29.6 -14,30.2 -22.8,29.4")),
    ],
    surface,
    round: 0.5,
  });

/** A court shoe from its side: the far edge of its opening, then the upper from toe to heel. */
function pump(canvas: Canvas, cloth: Cloth, drop: number): string {
  const place = lowered(drop);
  const topline = place(pts("-9.8,21.6 -6.4,22.8 0,19 7,12.6 14,7.2 20.2,4.6"));
  const inside = `<path d="${canvas.outline([place(pts("-9.8,21.6 -4.6,18.6 2,12.6 9,6.8 15,4.4 20.2,4.2")), [...topline].reverse()])}" fill="${shade(leather.base, 0.22)}"/>`;
  const folds: Fold[] = [
    { d: canvas.lens(place(pts("-20.4,27.4 -16,24.6 -11.6,23.4 -8,24.2")), 2.2), tone: "glow", strength: 1 },
    { d: canvas.lens(place(pts("1,20.4 8,14 15,9.2")), 2.2), tone: "light", strength: 1 },
    { d: canvas.lens(place(pts("-18,29 -8,28.6 1,23 9,16.8")), 2), tone: "deep", strength: 0.8 },
    { d: canvas.lens(place(pts("18.6,5.6 19.6,9 19.2,13.4")), 1.4), tone: "deep", strength: 0.6 },
  ];
  const upper = sew(canvas, cloth, {
    outline: [
      place(pts("-22.8,28.9 -20.6,26.4 -15.6,23.2 -9.8,21.6")),
      topline,
      place(pts("20.2,4.6 21,9 20,14")),
      place(pts("20,14 14.2,15 8.2,18 1.2,24.2 -6,28.8 -14,29.4 -22.8,28.9")),
    ],
    surface,
    folds,
    round: 1.4,
  });
  const rim = topline.map(([x, y]) => [x + 0.2, y + 0.7] as const);
  return (
    heel(canvas, cloth, place, drop > 0 ? 1.6 : 0) +
    inside +
    sole(canvas, place) +
    upper +
    seam(canvas, cloth, rim, 0.16, 0.5)
  );
}

/** A sandal from its side: straps over the toes, a cup at the heel, a strap around the ankle. */
function sandal(canvas: Canvas, cloth: Cloth, block: boolean): string {
  const place = lowered(0);
  const bed = patch(
    canvas,
    leather,
    [
      place(pts("-22.4,28 -14,28.6 -6,27.8 1,23 8,17 14,14 20,13.2")),
      place(pts("20,14.2 14.2,15.2 8.4,18.2 1.2,24.4 -6,29 -14,29.6 -22.6,29")),
    ],
    0.5,
  );
  const far = { ...cloth, base: cloth.shade, light: cloth.base };
  const band = (cut: Cloth, outline: string[]): string => patch(canvas, cut, outline.map(pts), 0.5);
  const straps = [
    [-20, 24.8],
    [-14.4, 23],
    [-8.8, 21.4],
  ] as const;
  const behind = straps
    .map(([x, y]) =>
      band(far, [
        `${x + 2},${y} ${x + 4.4},${y + 1.4} ${x + 5.4},28.2`,
        `${x + 4},28.4 ${x + 3},${y + 2} ${x + 2},${y + 1.4}`,
      ]),
    )
    .join("");
  const before = straps
    .map(([x, y]) =>
      band(cloth, [
        `${x - 0.4},29 ${x},${y + 2} ${x + 2},${y} ${x + 4},${y + 0.6}`,
        `${x + 4},${y + 0.6} ${x + 2.4},${y + 2.4} ${x + 1.7},29`,
      ]),
    )
    .join("");
  const cup = band(cloth, [
    "14.6,14.2 16.6,9.6 19.4,4 20.6,3.6",
    "20.6,3.6 21.2,9 20,13.8",
    "20,13.8 17.4,13.8 14.6,14.2",
  ]);
  const round = (from: number, to: number): Curve =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = from + ((to - from) * index) / 8;
      return [13 + 7.4 * Math.cos(angle), 3.4 + 2.4 * Math.sin(angle)] as const;
    });
  const buckle = metal(canvas, canvas.outline([pts("9.4,4.4 11.4,4.8"), pts("11.4,7 9.4,6.6")]), gold);
  return (
    rod(canvas, round(-Math.PI, 0), 1.1, shade(cloth.base, 0.3), 0.4) +
    heel(canvas, cloth, place, block ? 2.6 : 0) +
    sole(canvas, place) +
    behind +
    bed +
    before +
    cup +
    rod(canvas, round(Math.PI, 0), 1.2, cloth.base, 0.9) +
    (block ? buckle : bow(canvas, cloth, [9.4, 5.2], 0.45))
  );
}

/** A pair on a plinth, the far shoe a step ahead. */
export function shoes(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const matt = drawing.fabric === "da-thuoc";
  const shoe = drawing.silhouette === "sandal" ? sandal(canvas, cloth, matt) : pump(canvas, cloth, matt ? 4.4 : 0);
  const tie = drawing.silhouette === "giay-got" && drawing.seed % 2 === 1 ? bow(canvas, cloth, [-12.4, 23.4], 0.5) : "";
  const body =
    plinth(canvas, 28, 31, 22) +
    `<g transform="translate(60 -38)">${footprint(canvas, [-6, floor], 17, 0.35)}${shoe}</g>` +
    `<g transform="translate(-30 8)">${footprint(canvas, [-6, floor], 18, 0.5)}${shoe}${tie}</g>`;
  return { ...smallPiece(body), top: -14, bottom: 44, reach: 33, focus: [-9, 20], focusWidth: 30 };
}
