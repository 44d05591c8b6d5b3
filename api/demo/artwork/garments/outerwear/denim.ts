import { type Canvas, type Curve, mirror, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { arm } from "../../figure/sleeve";
import { button } from "../../hardware";
import { cast, hull, seam, sew, stitch } from "../../sewing";
import type { Surface } from "../../surface";
import { shirt } from "../../tailoring/shirt";
import { patch } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { coat } from "./parts";

const thread = "#C99A58";
const brass = "#B08A4A";

/**
 * A denim jacket: yoke, two flapped chest pockets, tapering front panels, a waistband; brass buttons, copper thread.
 */
export function denim(canvas: Canvas, cloth: Cloth): Garment {
  const body = shirt(canvas, cloth, {
    hem: 57,
    half: 16.6,
    waist: 15.8,
    sleeve: arm(1, 1.4, 0.8),
    collar: "point",
    buttonColor: brass,
    piping: thread,
    folds: 2,
  });
  const both = (draw: (side: (curve: Curve) => Curve) => string): string =>
    [(curve: Curve) => curve, mirror].map(draw).join("");
  const twice = (curve: Curve): string =>
    seam(canvas, cloth, curve, 0.2, 0.7) +
    stitch(
      canvas,
      thread,
      curve.map(([x, y]) => [x, y + 0.7] as const),
      0.95,
    ) +
    stitch(
      canvas,
      thread,
      curve.map(([x, y]) => [x, y + 1.4] as const),
      0.8,
    );
  const panels = both((side) => {
    const flap = [side(pts("4,21.4 14.4,21.4")), side(pts("14.4,24.4 9.2,27.2 4,24.4"))];
    return (
      twice(side(pts("1.8,19.4 9,20 15.4,19.4"))) +
      twice(side(pts("6,27 7,40 8.4,56"))) +
      twice(side(pts("12.4,27 11.8,40 11.4,56"))) +
      cast(canvas, cloth, flap[1]!, 0.8, 0.5) +
      patch(canvas, cloth, flap, 0.6) +
      stitch(canvas, thread, side(pts("4.6,23.8 9.2,26.3 13.8,23.8")), 0.95) +
      button(canvas, side(pts("9.2,25"))[0]!, brass, 0.7) +
      seam(canvas, cloth, side(pts("13.6,44 14.4,52")), 0.3, 0.8)
    );
  });
  const band: Surface = { left: pts("-16.8,54.6 -16.6,59.4"), right: pts("16.8,54.6 16.6,59.4") };
  const waistband =
    sew(canvas, cloth, {
      outline: hull(band, pts("16.6,59.4 0,60.4 -16.6,59.4"), pts("-16.8,54.6 0,55.6 16.8,54.6")),
      surface: band,
      round: 1,
    }) +
    stitch(canvas, thread, pts("-16.4,55.6 0,56.6 16.4,55.6"), 0.95) +
    stitch(canvas, thread, pts("-16.2,58.6 0,59.6 16.2,58.6"), 0.95) +
    button(canvas, [0, 57.9], brass, 0.85);
  const fastenings = [13, 23, 33, 43, 51].map((y) => button(canvas, [0, y], brass, 0.85)).join("");
  return coat(body + panels + waistband + fastenings, 64);
}
