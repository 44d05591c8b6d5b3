import { type Canvas, type Curve, pts, reverse } from "../../canvas";
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
  const loop = (sign: number): Curve[] => {
    const upper: Curve = [
      [-20, 6],
      [-17, 6 + sign * 4.6],
      [-9, 6 + sign * 6.8],
      [0, 6 + sign * 7.4],
      [9, 6 + sign * 6.8],
      [17, 6 + sign * 4.6],
      [20, 6],
    ];
    return [upper, reverse(upper.map(([x, y]) => [x * (sign < 0 ? 0.98 : 1), y + tall] as const))];
  };
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
    {
      d: canvas.lens(
        [
          [-19, 9 + tall * 0.4],
          [-10, 13 + tall * 0.5],
          [0, 13.6 + tall * 0.5],
          [8, 13 + tall * 0.5],
        ],
        tall * 0.5,
      ),
      tone: "light",
      strength: 1,
    },
    ...(silk
      ? [0.25, 0.5, 0.75].map(
          (share): Fold => ({
            d: canvas.lens(
              [
                [-19, 8 + tall * share],
                [-8, 12.6 + tall * share],
                [8, 12.8 + tall * share],
                [19, 8 + tall * share],
              ],
              0.9,
            ),
            tone: "deep",
            strength: 0.7,
          }),
        )
      : []),
  ];
  const front = sew(canvas, cloth, { outline: loop(1), surface, folds: gloss, round: 1.4 });
  const edge = (dy: number): string =>
    stitch(
      canvas,
      tint(cloth.base, 0.5),
      smooth([
        [-19.6, 7 + dy],
        [-16.6, 10.8 + dy],
        [-9, 13 + dy],
        [0, 13.6 + dy],
        [9, 13 + dy],
        [16.6, 10.8 + dy],
        [19.6, 7 + dy],
      ]),
      0.7,
    );
  const buckle = silk
    ? bow(canvas, cloth, [0, 17.6], 1.45)
    : metal(
        canvas,
        canvas.outline([pts("-5,12.4 0,11.2 5,12.4"), pts("5.6,16.4 5,20.4"), pts("0,21.6 -5,20.4 -5.6,16.4")]),
        drawing.accent,
      ) +
      blossom(canvas, [0, 16.6], 1.05, mix(drawing.accent, "#FFFFFF", 0.2), shade(drawing.accent, 0.2)) +
      glint(canvas, [-2.6, 13.6], 1.6, 0.6);
  return {
    ...smallPiece(
      plinth(canvas, 23, 27, 22) +
        footprint(canvas, [0, 22], 20, 0.5) +
        back +
        front +
        (silk ? "" : edge(0.8) + edge(tall - 0.8)) +
        buckle,
    ),
    top: -14,
    bottom: 42,
    reach: 29,
    focus: [0, 16],
    focusWidth: 24,
  };
}
