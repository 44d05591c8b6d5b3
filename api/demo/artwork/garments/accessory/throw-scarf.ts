import { type Canvas, type Curve, pts } from "../../canvas";
import type { Cloth } from "../../fabric";
import { rod } from "../../hardware";
import { cast, creases, drape, hull, sew, shine } from "../../sewing";
import { at, type Surface } from "../../surface";
import type { Garment } from "../garment";
import { smallPiece } from "./small-piece";

/** Threads that hang from the end of a woven piece. */
function fringe(canvas: Canvas, cloth: Cloth, surface: Surface): string {
  const threads = Array.from({ length: 26 }, (_, index): string => {
    const [x, y] = at(surface, (index + 0.5) / 26, 1);
    return canvas.line([
      [x, y - 0.4],
      [x + canvas.range(-0.4, 0.4), y + 2.6],
      [x + canvas.range(-0.8, 0.8), y + 5 + canvas.range(-0.6, 0.6)],
    ]);
  }).join("");
  return `<path d="${threads}" fill="none" stroke="${cloth.shade}" stroke-width="5" stroke-linecap="round"/><path d="${threads}" fill="none" stroke="${cloth.light}" stroke-width="2" stroke-linecap="round"/>`;
}

/** A wide woollen scarf laid over a rail, its longer end in front; both ends are fringed. */
export function throwScarf(canvas: Canvas, cloth: Cloth): Garment {
  const end = (left: Curve, right: Curve, dim: number): string => {
    const surface: Surface = { left, right, sag: 0.8 };
    return (
      fringe(canvas, cloth, surface) +
      sew(canvas, cloth, {
        outline: hull(surface),
        surface,
        round: 2.6,
        dim,
        folds: [
          ...drape(canvas, surface, { count: 4, from: 0, strength: 0.75, width: 0.36 }),
          ...creases(canvas, surface, 0.04, 0.2, 3, 0.4),
          ...shine(canvas, surface, 0.3, 5, 0.5),
        ],
      })
    );
  };
  const rail = rod(canvas, pts("-34,1 34,1"), 1.6, "#8A6A44", 0.7);
  const back = end(pts("-4,0 -5,24 -6,46"), pts("20,0 21.6,24 22.6,46"), 0.3);
  const front = end(pts("-18,-0.8 -19.4,8 -20.4,36 -21,64"), pts("12,-0.8 12.6,8 11.6,36 11,64"), 0);
  return {
    ...smallPiece(rail + back + cast(canvas, cloth, pts("12.6,2 12.4,30 11.6,62"), 2, 0.5) + front),
    top: -8,
    bottom: 76,
    reach: 35,
    focus: [-4, 48],
    focusWidth: 36,
  };
}
