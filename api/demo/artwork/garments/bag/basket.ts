import { type Canvas, type Curve, type Point, pts } from "../../canvas";
import { type Cloth, plainCloth } from "../../fabric";
import { metal, rod } from "../../hardware";
import { shade } from "../../palette";
import { sew } from "../../sewing";
import { box } from "./parts";

export function basket(canvas: Canvas, cloth: Cloth, _gold: string): string {
  const centre: Point = [0, 15];
  const radius = 15;
  const point = (r: number, turn: number): Point => [centre[0] + r * Math.cos(turn), centre[1] + r * Math.sin(turn)];
  const circle = (r: number): Curve => Array.from({ length: 17 }, (_, index) => point(r, (index / 16) * Math.PI * 2));
  const spokes = Array.from({ length: 56 }, (_, index) => {
    const turn = (index / 56) * Math.PI * 2;
    return `M${canvas.point(point(2, turn))}L${canvas.point(point(radius, turn + 0.1))}`;
  }).join("");
  const rings = [2.6, 4, 5.4, 6.8, 8.2, 9.6, 11, 12.4, 13.6]
    .map((r, index) => `<circle cx="0" cy="150" r="${r * 10}" stroke-dasharray="${index % 2 ? "6 5" : "5 6"}"/>`)
    .join("");
  const dyedRing =
    cloth.accent !== "#F1EADD"
      ? `<circle cx="0" cy="150" r="96" fill="none" stroke="${cloth.accent}" stroke-width="16" stroke-dasharray="9 4" opacity=".75"/>`
      : "";
  const face = sew(canvas, cloth, {
    outline: [circle(radius)],
    surface: box(15, 0, 30),
    round: 3.4,
    worked: `<g fill="none" stroke="${cloth.deep}" stroke-width="2.2" opacity=".55"><path d="${spokes}"/></g><g fill="none" stroke="${cloth.light}" stroke-width="8" opacity=".8">${rings}</g><g fill="none" stroke="${cloth.deep}" stroke-width="1.4" opacity=".4" transform="translate(2 4)">${rings}</g>${dyedRing}`,
    folds: [
      {
        d: canvas.lens(pts("-10,6 -11,14 -8,22"), 7),
        tone: "light",
        strength: 1,
        wide: true,
      },
    ],
  });
  const strap = plainCloth("da-thuoc", "#7A4E33");
  const rim = `<g fill="none"><circle cx="0" cy="150" r="146" stroke="${shade(cloth.base, 0.3)}" stroke-width="13"/><circle cx="0" cy="150" r="146" stroke="${cloth.light}" stroke-width="9" stroke-dasharray="7 3.5"/></g>`;
  const depth = sew(canvas, cloth, {
    outline: [circle(radius).map(([x, y]) => [x + 2.6, y + 0.2] as const)],
    surface: box(17, 0, 30),
    round: 2,
    dim: 0.4,
  });
  return (
    rod(canvas, pts("-10.6,4.6 -12,-8 -6,-19 0,-21.6 6,-19 12,-8 10.6,4.6"), 1, strap.base, 0.6) +
    depth +
    face +
    rim +
    [-1, 1]
      .map(
        (sign) =>
          `<path d="${canvas.outline([
            [
              [sign * 9.4, 2.4],
              [sign * 12, 4.6],
            ],
            [
              [sign * 10.4, 9],
              [sign * 8, 8],
            ],
          ])}" fill="${strap.base}"/>`,
      )
      .join("") +
    metal(canvas, canvas.outline([pts("-1,-0.6 1,-0.6"), pts("1,3.2 -1,3.2")]), "#B08A4A")
  );
}
