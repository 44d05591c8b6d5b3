import { type Canvas, type Curve, mirror, type Point, pts, reverse } from "../../canvas";
import type { Drawing } from "../../drawing";
import { type Cloth, plainCloth } from "../../fabric";
import { footprint, plinth } from "../../hardware";
import { cast, sew } from "../../sewing";
import type { Surface } from "../../surface";
import { bow } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { smallPiece } from "./small-piece";

export function hat(canvas: Canvas, cloth: Cloth, drawing: Drawing): Garment {
  const ellipse = (rx: number, ry: number, cy: number, from = 0, to = 6.2832): Curve =>
    Array.from(
      { length: 17 },
      (_, index): Point => [
        rx * Math.cos(from + ((to - from) * index) / 16),
        cy + ry * Math.sin(from + ((to - from) * index) / 16),
      ],
    );
  const weave = [29, 26.6, 24.2, 21.8, 19.4, 17]
    .map((rx) => `<path d="${canvas.line(ellipse(rx, rx * 0.33, 20))}"/>`)
    .join("");
  const brim = sew(canvas, cloth, {
    outline: [ellipse(31, 10.4, 20).map(([x, y]) => [x, y + Math.sin(x * 0.16) * 1.3] as const)],
    surface: {
      left: pts("-31,9 -31,31"),
      right: pts("31,9 31,31"),
    },
    round: 3,
    worked: `<g fill="none" stroke="${cloth.deep}" stroke-width="2" opacity=".5" stroke-dasharray="6 3">${weave}</g>`,
    folds: [
      {
        d: canvas.lens(pts("-26,20 -20,26 -6,28.6"), 3.4),
        tone: "light",
        strength: 1,
        wide: true,
      },
      {
        d: canvas.lens(pts("8,24 18,23 26,18"), 5),
        tone: "deep",
        strength: 0.8,
        wide: true,
      },
    ],
  });
  const side: Curve = pts("14.6,17 14.4,6 12.4,-3 6,-7.4 0,-6.2");
  const crownSurface: Surface = { left: mirror(side), right: side };
  const rows = [0, 4, 8, 12]
    .map(
      (y) =>
        `<path d="${canvas.line([
          [-14.4, y + 1],
          [0, y + 5],
          [14.4, y + 1],
        ])}"/>`,
    )
    .join("");
  const crown = sew(canvas, cloth, {
    outline: [side, reverse(mirror(side)), pts("-14.6,17 0,22 14.6,17")],
    surface: crownSurface,
    round: 4,
    worked: `<g fill="none" stroke="${cloth.deep}" stroke-width="2" opacity=".5" stroke-dasharray="6 3">${rows}</g>`,
    folds: [
      {
        d: canvas.lens(pts("-4,-6 0,-1 5,-6"), 3),
        tone: "deep",
        strength: 0.6,
        wide: true,
      },
      {
        d: canvas.lens(pts("-9,-2 -11,6 -10.4,14"), 5),
        tone: "light",
        strength: 1,
        wide: true,
      },
    ],
  });
  const silk = plainCloth("satin", drawing.accent);
  const ribbonSurface: Surface = {
    left: pts("-14.7,11 -14.7,17.6"),
    right: pts("14.7,11 14.7,17.6"),
  };
  const ribbon = sew(canvas, silk, {
    outline: [pts("-14.7,11.4 0,16 14.7,11.4"), pts("14.8,17.4 0,22.4 -14.8,17.4")],
    surface: ribbonSurface,
    round: 1.2,
  });
  return {
    ...smallPiece(
      plinth(canvas, 28, 22, 20) +
        footprint(canvas, [0, 29.4], 24, 0.5) +
        brim +
        cast(canvas, cloth, pts("-15,18 0,23.2 15,18"), 2.6, 0.8) +
        crown +
        ribbon +
        bow(canvas, silk, [12.4, 16.4], 0.55),
    ),
    top: -22,
    bottom: 44,
    reach: 33,
    focus: [2, 10],
    focusWidth: 34,
  };
}
