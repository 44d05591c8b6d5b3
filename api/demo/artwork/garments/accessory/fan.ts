import { along, type Canvas, type Curve, type Point, pts, reverse } from "../../canvas";
import { bamboo } from "../../embroidery";
import type { Cloth } from "../../fabric";
import { metal, rod } from "../../hardware";
import { tint } from "../../palette";
import { type Fold, sew } from "../../sewing";
import type { Surface } from "../../surface";
import type { Garment } from "../garment";
import { gold } from "./blossom";
import { smallPiece } from "./small-piece";

export const smooth = (curve: Curve): Curve => Array.from({ length: 9 }, (_, index) => along(curve, index / 8));

export function fan(canvas: Canvas, cloth: Cloth): Garment {
  const pivot: Point = [0, 34];
  const ray = (r: number, turn: number): Point => [pivot[0] + r * Math.sin(turn), pivot[1] - r * Math.cos(turn)];
  const spread = 1.22;
  const ribs = 22;
  const arc = (r: number): Curve =>
    Array.from({ length: ribs * 2 + 1 }, (_, index) =>
      ray(r - (index % 2) * 0.5, -spread + (index / (ribs * 2)) * spread * 2),
    );
  const leafSurface: Surface = {
    left: [ray(40, -spread), ray(17, -spread)],
    right: [ray(40, spread), ray(17, spread)],
  };
  const pleats: Fold[] = Array.from({ length: ribs }, (_, index) => {
    const turn = -spread + ((index + 0.5) / ribs) * spread * 2;
    return {
      d: canvas.outline([
        [ray(17, turn), ray(40.4, turn)],
        [ray(40.4, turn + spread / ribs), ray(17, turn + spread / ribs)],
      ]),
      tone: index % 1 ? "light" : "deep",
      strength: 0.34,
    } as Fold;
  });
  const wood = "#5B3B26";
  const sticks = Array.from({ length: ribs }, (_, index) => {
    const turn = -spread + ((index + 0.5) / ribs) * spread * 2;
    return canvas.outline([
      [ray(-2, turn - 0.05), ray(18, turn - 0.02)],
      [ray(18, turn + 0.02), ray(-2, turn + 0.05)],
    ]);
  }).join("");
  const silk = sew(
    canvas,
    { ...cloth, soft: 0.15 },
    {
      outline: [arc(40), reverse(arc(17))],
      surface: leafSurface,
      folds: pleats,
      round: 1.4,
      worked:
        cloth.pattern === "theu-truc"
          ? bamboo(canvas, { ...cloth, accent: "#3D3A36" }, [-20, 22], [6, -4], 2) + blossomsOn(canvas)
          : "",
    },
  );
  const guards = [-1, 1]
    .map((sign) => rod(canvas, [ray(-2.4, sign * spread), ray(41, sign * spread)], 1.6, wood, 0.7))
    .join("");
  return {
    ...smallPiece(
      `<path d="${sticks}" fill="${wood}"/><path d="${sticks}" fill="none" stroke="${tint(wood, 0.5)}" stroke-width="1" opacity=".6"/>${silk}${guards}${metal(canvas, `M${canvas.point([-0.9, 34])}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z`, gold)}`,
    ),
    top: -12,
    bottom: 42,
    reach: 42,
    focus: [-4, 6],
    focusWidth: 34,
  };
}

/** A red seal and a few plum petals, as a painter would leave them. */
function blossomsOn(canvas: Canvas): string {
  const seal = canvas.outline([pts("14,12 17.4,12"), pts("17.4,15.8 14,15.8")]);
  return `<path d="${seal}" fill="#B5302A" opacity=".85"/>${pts("18,4 22,8 12,1")
    .map(
      ([x, y]) =>
        `<g transform="translate(${canvas.point([x!, y!])})" fill="#CB647B" opacity=".8">${[0, 72, 144, 216, 288].map((turn) => `<circle cx="0" cy="-9" r="7" transform="rotate(${turn})"/>`).join("")}</g>`,
    )
    .join("")}`;
}
