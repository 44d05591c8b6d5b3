import { type Canvas, type Curve, mirror, type Point, pts, reverse } from "../../canvas";
import { type Cloth, plainCloth } from "../../fabric";
import { metal, rod } from "../../hardware";
import { shade, tint } from "../../palette";
import { cast, type Fold, sew, stitch } from "../../sewing";
import type { Surface } from "../../surface";
import { polish } from "./parts";

export function bucket(canvas: Canvas, cloth: Cloth, gold: string): string {
  const side: Curve = pts("12.6,1 11.4,5 13,12 13.8,22 13,29");
  const surface: Surface = { left: mirror(side), right: side, sag: 1 };
  const crown: Point[] = [];
  const inner: Point[] = [];
  for (let index = 0; index <= 12; index++) {
    const u = index / 12;
    crown.push([-12.6 + 25.2 * u, 1 + (index % 2 ? -0.9 : 0.7) + Math.sin(Math.PI * u) * 1.1]);
    inner.push([-12.6 + 25.2 * u, 1 - Math.sin(Math.PI * u) * 2.6 + (index % 2 ? 0.3 : -0.3)]);
  }
  const gathers = Array.from({ length: 11 }, (_, index): Fold[] => {
    const x = -11 + index * 2.2;
    return [
      {
        d: canvas.lens(
          [
            [x * 1.08, 0.6],
            [x * 0.98, 5],
            [x * 1.06, 10 + (index % 3) * 2],
          ],
          0.9,
        ),
        tone: "deep",
        strength: 0.85,
      },
      {
        d: canvas.lens(
          [
            [x * 1.08 - 0.8, 0.6],
            [x * 0.98 - 0.7, 5],
            [x * 1.06 - 0.8, 9 + (index % 3) * 2],
          ],
          0.7,
        ),
        tone: "light",
        strength: 1,
      },
    ];
  }).flat();
  const trim = plainCloth("da-thuoc", cloth.name === "da-thuoc" ? shade(cloth.base, 0.12) : "#7A4E33");
  const base: Surface = {
    left: pts("-13.5,24.6 -13,29"),
    right: pts("13.5,24.6 13,29"),
  };
  return (
    rod(canvas, pts("-11.6,4 -12.6,-8 -7,-19 0,-22 7,-19 12.6,-8 11.6,4"), 1.3, trim.base, 0.6) +
    `<path d="${canvas.outline([inner, reverse(crown)])}" fill="${shade(cloth.deep, 0.3)}"/>` +
    sew(canvas, cloth, {
      outline: [crown, side, pts("13,29 0,31 -13,29"), reverse(mirror(side))],
      surface,
      folds: [...gathers, ...polish(canvas, 13, 10, 28)],
      round: 3,
    }) +
    cast(canvas, cloth, pts("-13.6,24.4 0,26.2 13.6,24.4"), 0.8, 0.5) +
    sew(canvas, trim, {
      outline: [
        pts("-13.5,24.6 0,26.6 13.5,24.6"),
        pts("13.5,24.6 13,29"),
        pts("13,29 0,31 -13,29"),
        pts("-13,29 -13.5,24.6"),
      ],
      surface: base,
      round: 1.6,
      folds: polish(canvas, 12, 25, 30),
    }) +
    stitch(canvas, tint(trim.base, 0.5), pts("-13.2,25.6 0,27.5 13.2,25.6"), 0.7) +
    rod(canvas, pts("-11.6,5.2 -6,6.4 0,6.8 6,6.4 11.6,5.2"), 0.55, trim.base, 0.6) +
    rod(canvas, pts("0.4,6.8 2.4,11 2,16"), 0.5, trim.base) +
    rod(canvas, pts("-0.4,6.8 -1.6,11.6 -2.6,18"), 0.5, trim.base) +
    pts("2,16.6 -2.6,18.6")
      .map(([x, y]) =>
        metal(
          canvas,
          canvas.outline([
            [
              [x! - 0.7, y! - 0.8],
              [x! + 0.7, y! - 0.8],
            ],
            [
              [x! + 0.9, y! + 1.8],
              [x! - 0.9, y! + 1.8],
            ],
          ]),
          gold,
        ),
      )
      .join("")
  );
}
