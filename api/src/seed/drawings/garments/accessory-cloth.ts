import type { ProductDrawing } from "../../types";
import { along, type Canvas, type Curve, mirror, type Point, pts, reverse } from "../canvas";
import { bamboo } from "../embroidery";
import type { Cloth } from "../fabric";
import { footprint, glint, metal, plinth, rod } from "../hardware";
import { mix, shade, tint } from "../palette";
import { drape, type Fold, sew, stitch } from "../sewing";
import { at, type Surface } from "../surface";
import { bow } from "../tailoring/trims";
import type { Garment } from "./garment";
import { blossom, GOLD } from "./jewellery";
import { smallPiece } from "./small-piece";

/** A silk square drawn through a ring and left to fall. */
export function scarf(canvas: Canvas, cloth: Cloth): Garment {
  const fall = (half: number, y0: number, low: number, corners: number, dim: number): string => {
    const side: Curve = [
      [3, y0],
      [6, y0 + 8],
      [half * 0.7, y0 + 26],
      [half, low - 12],
    ];
    const surface: Surface = { left: mirror(side).map(([x, y]) => [x * 1.06, y - 3] as const), right: side, sag: 8 };
    const hem: Point[] = Array.from({ length: corners * 2 + 1 }, (_, index) => {
      const [x, y] = at(surface, index / (corners * 2), 1);
      const corner = index === 0 || index === corners * 2;
      return [x, corner ? y : y + (index % 2 ? 5 : -2) + canvas.range(-2, 2)];
    });
    const border = (rise: number): Curve => hem.map(([x, y]) => [x * 0.985, y - rise] as const);
    const trim = mix(cloth.accent, cloth.base, 0.15);
    return sew(canvas, cloth, {
      outline: [
        [
          [-3, y0],
          [0, y0 - 0.8],
          [3, y0],
        ],
        side,
        reverse(hem),
        reverse(surface.left),
      ],
      surface,
      round: 3,
      dim,
      worked: `<g fill="none"><path d="${canvas.line(border(3.4))}" stroke="${trim}" stroke-width="26"/><path d="${canvas.line(border(6))}" stroke="${shade(cloth.base, 0.2)}" stroke-width="5"/><path d="${canvas.line(border(1.2))}" stroke="${shade(cloth.base, 0.25)}" stroke-width="4"/></g>`,
      folds: drape(canvas, surface, { count: corners + 3, from: 0, strength: 1, width: 0.5 }),
    });
  };
  const ring = rod(
    canvas,
    Array.from(
      { length: 15 },
      (_, index): Point => [4.6 * Math.cos((index / 14) * 6.283), 2 + 4.6 * Math.sin((index / 14) * 6.283)],
    ),
    0.8,
    "#B8924E",
    0.95,
  );
  const peg = metal(canvas, canvas.outline([pts("-0.8,-4.6 0.8,-4.6"), pts("0.8,-2 -0.8,-2")]), "#B8924E");
  return {
    ...smallPiece(peg + fall(24, 5.4, 66, 3, 0.22) + ring + fall(19, 4.4, 56, 2, 0)),
    top: -6,
    bottom: 76,
    reach: 30,
    focus: [0, 42],
    focusWidth: 40,
  };
}

export function belted(canvas: Canvas, cloth: Cloth, drawing: ProductDrawing): Garment {
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

const smooth = (curve: Curve): Curve => Array.from({ length: 9 }, (_, index) => along(curve, index / 8));

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
      `<path d="${sticks}" fill="${wood}"/><path d="${sticks}" fill="none" stroke="${tint(wood, 0.5)}" stroke-width="1" opacity=".6"/>${silk}${guards}${metal(canvas, `M${canvas.point([-0.9, 34])}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z`, GOLD)}`,
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
