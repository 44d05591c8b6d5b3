import { type Canvas, type Curve, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { arm } from "../../figure/sleeve";
import { button, metal } from "../../hardware";
import { hull, sew, stitch } from "../../sewing";
import type { Surface } from "../../surface";
import { jacket } from "../../tailoring/jacket";
import type { Garment } from "../garment";
import { coat, lining } from "./parts";

export function biker(canvas: Canvas, cloth: Cloth): Garment {
  const steel = "#B9BABD";
  const zip = (curve: Curve): string =>
    `<path d="${canvas.line(curve)}" fill="none" stroke="#55524E" stroke-width="8.5"/><path d="${canvas.line(curve)}" fill="none" stroke="${steel}" stroke-width="5" stroke-dasharray="2 1.8"/>`;
  const body = jacket(canvas, cloth, {
    hem: 56,
    hemHalf: 16.4,
    waist: 14.6,
    bust: 17.4,
    shoulder: 16.2,
    closing: 30,
    lapel: "peak",
    breast: "double",
    buttons: 0,
    buttonColor: steel,
    sleeve: arm(1, 1.4, 1.1),
    lining: lining(cloth),
    pockets: "none",
    folds: 2,
    below: [[15.4, 48]],
  });
  const band: Surface = {
    left: pts("-16.4,53 -16.4,57.4"),
    right: pts("16.4,53 16.4,57.4"),
  };
  const waistband = sew(canvas, cloth, {
    outline: hull(band, pts("16.4,57.4 0,58.4 -16.4,57.4"), pts("-16.4,53 0,54 16.4,53")),
    surface: band,
    round: 1.2,
  });
  const quilting = [-1, 1]
    .flatMap((sign) =>
      [0, 1, 2].map((index) =>
        stitch(
          canvas,
          cloth.light,
          [
            [sign * (13 + index * 0.6), 7.6 + index * 2],
            [sign * 17, 8.6 + index * 2],
          ],
          0.8,
        ),
      ),
    )
    .join("");
  const diagonal: Curve = pts("-2,30 -5.6,38 -6.4,57");
  const studs = pts("-11.6,10.6 11.6,10.6 -9,3.2 9,3.2")
    .map(([x, y]) => button(canvas, [x!, y!], steel, 0.55))
    .join("");
  const buckle =
    metal(canvas, canvas.outline([pts("-3.4,53.6 1,53.6"), pts("1,57.8 -3.4,57.8")]), steel) +
    `<path d="${canvas.outline([pts("-2.4,54.6 0,54.6"), pts("0,56.8 -2.4,56.8")])}" fill="${cloth.deep}"/>`;
  return coat(
    body +
      quilting +
      waistband +
      zip(diagonal) +
      zip(pts("6,37 13,33")) +
      zip(pts("8,49 14.6,44")) +
      zip(pts("-14.4,44 -9.4,49")) +
      buckle +
      studs,
    61,
  );
}
