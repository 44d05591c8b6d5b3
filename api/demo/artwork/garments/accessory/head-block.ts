import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import { plainCloth } from "../../fabric";
import { seam, sew } from "../../sewing";
import type { Surface } from "../../surface";

/** A head block of linen, for what is worn in the hair. */
export function headBlock(canvas: Canvas): string {
  const linen = plainCloth("linen", "#DCCDB4");
  const side: Curve = pts("0,-16 9,-13 13,-3 12,8 8.4,17 5.4,21 5.4,27 8,29.6");
  const surface: Surface = { left: mirror(side), right: side };
  return (
    sew(canvas, linen, {
      outline: [side, pts("8,29.6 0,30.6 -8,29.6"), reverse(mirror(side))],
      surface,
      round: 5,
      folds: [
        {
          d: canvas.lens(pts("-7,-8 -8.6,2 -6,13"), 6),
          tone: "glow",
          strength: 0.8,
          wide: true,
        },
        {
          d: canvas.lens(pts("-6,20 0,22.4 7,19.6"), 3),
          tone: "deep",
          strength: 0.8,
          wide: true,
        },
      ],
    }) + seam(canvas, linen, pts("0,-15 0,16"), 0.14, 0.3)
  );
}
