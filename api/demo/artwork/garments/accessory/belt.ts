import { type Canvas, type Curve, pts, reverse, shift } from "../../canvas";
import type { Drawing } from "../../drawing";
import type { Cloth } from "../../fabric";
import { footprint, glint, metal, plinth } from "../../hardware";
import { mix, shade, tint } from "../../palette";
import { type Fold, sew, stitch } from "../../sewing";
import type { Surface } from "../../surface";
import { bow } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { blossom } from "./blossom";
import { smooth } from "./fan";
import { smallPiece } from "./small-piece";

export function belted(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const silk = drawing.fabric === "satin";
  const tall = silk ? 9 : 5.4;
  /** The upper edge of the loop: its near half bends down, its far half up, as seen from a little above. */
  const half = (sign: number): Curve =>
    [-1, -0.85, -0.45, 0, 0.45, 0.85, 1].map((x) => [x * 20, 6 + sign * 3.6 * Math.sqrt(1 - x * x)] as const);
  const loop = (sign: number): Curve[] => {
    const upper = half(sign);
    return [upper, reverse(upper.map(([x, y]) => [x * (sign < 0 ? 0.98 : 1), y + tall] as const))];
  };
  const near = (dy: number): Curve => half(1).map(([x, y]) => [x * 0.98, y + dy] as const);
  const surface: Surface = {
    left: pts("-20,-2 -20,24"),
    right: pts("20,-2 20,24"),
  };
  const back = sew(
    canvas,
    { ...cloth, base: cloth.shade, light: cloth.base },
    { outline: loop(-1), surface, round: 1.2, dim: 0.3 },
  );
  const gloss: Fold[] = [
    { d: canvas.lens(near(tall * 0.4).slice(0, 5), tall * 0.5), tone: "light", strength: 1 },
    ...(silk
      ? [0.25, 0.5, 0.75].map(
          (share): Fold => ({ d: canvas.lens(near(tall * share), 0.9), tone: "deep", strength: 0.7 }),
        )
      : []),
  ];
  const front = sew(canvas, cloth, { outline: loop(1), surface, folds: gloss, round: 1.4 });
  const edge = (dy: number): string => stitch(canvas, tint(cloth.base, 0.5), smooth(near(dy)), 0.7);
  const middle = 9.6 + tall / 2;
  const buckle = silk
    ? bow(canvas, cloth, [0, middle], 1.45)
    : metal(
        canvas,
        canvas.outline(
          [pts("-5,-4.2 0,-5.4 5,-4.2"), pts("5.6,0 5,3.8"), pts("0,5 -5,3.8 -5.6,0")].map((side) =>
            shift(side, 0, middle),
          ),
        ),
        drawing.accent,
      ) +
      blossom(canvas, [0, middle], 1.05, mix(drawing.accent, "#FFFFFF", 0.2), shade(drawing.accent, 0.2)) +
      glint(canvas, [-2.6, middle - 3], 1.6, 0.6);
  return {
    ...smallPiece(
      plinth(canvas, 6.4 + tall, 27, 26) +
        footprint(canvas, [0, 6.6 + tall], 20, 0.5) +
        back +
        front +
        (silk ? "" : edge(0.8) + edge(tall - 0.8)) +
        buckle,
    ),
    top: -14,
    bottom: 42,
    reach: 29,
    focus: [0, middle],
    focusWidth: 24,
  };
}
