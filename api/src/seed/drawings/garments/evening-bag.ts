import { type Canvas, type Curve, mirror, type Point, pts, reverse } from "../canvas";
import type { Cloth } from "../fabric";
import { beads, chain, glint, metal, pearl, rod } from "../hardware";
import { mix, shade, tint } from "../palette";
import { cast, type Fold, seam, sew } from "../sewing";
import type { Surface } from "../surface";
import { box, polish } from "./bag-parts";

export function clutch(canvas: Canvas, cloth: Cloth, gold: string): string {
  const y0 = 9.6;
  const outline: Curve[] = [
    [
      [-17.4, y0 + 0.6],
      [-16.8, y0],
      [0, y0 - 0.4],
      [16.8, y0],
      [17.4, y0 + 0.6],
    ],
    pts("17.8,28.8 17,29.8 0,30 -17,29.8 -17.8,28.8"),
  ];
  const flap: Curve = [
    [17.4, y0 + 0.4],
    [16.4, 13],
    [3.2, 22.6],
    [0, 23.8],
    [-3.2, 22.6],
    [-16.4, 13],
    [-17.4, y0 + 0.4],
  ];
  const links: Curve = [
    [-16.6, y0 + 1],
    [-20.4, 6],
    [-16, -3.4],
    [-6, -7.6],
    [6, -5.6],
    [14.6, -1],
    [19.6, 6],
    [16.6, y0 + 1],
  ];
  return (
    chain(canvas, links, gold, 46, 0.62) +
    sew(canvas, cloth, {
      outline,
      surface: box(17.6, y0, 30),
      folds: [
        ...polish(canvas, 16, 12, 29),
        {
          d: canvas.lens(pts("-15,27 -4,25.6 10,27.4"), 1.6),
          tone: "deep",
          strength: 0.35,
        },
      ],
      round: 2,
    }) +
    cast(
      canvas,
      cloth,
      flap.map(([x, y]) => [x, y + 0.9] as const),
      1.8,
      0.8,
    ) +
    sew(canvas, cloth, {
      outline: [
        [
          [-17.4, y0 + 0.4],
          [-16.6, y0 - 0.3],
          [0, y0 - 0.7],
          [16.6, y0 - 0.3],
          [17.4, y0 + 0.4],
        ],
        flap,
      ],
      surface: box(17.6, y0, 24),
      folds: [
        ...polish(canvas, 16, y0, 18),
        {
          d: canvas.lens(pts("-12,12 -4,14 4,20"), 2.4),
          tone: "glow",
          strength: 0.6,
          wide: true,
        },
      ],
      round: 1.6,
    }) +
    seam(
      canvas,
      cloth,
      flap.map(([x, y]) => [x * 0.96, y - 0.6] as const),
      0.16,
      0.4,
    ) +
    metal(canvas, canvas.outline([pts("-1.7,21.4 0,20.2 1.7,21.4 1.9,23.4 0,25.2 -1.9,23.4 -1.7,21.4")]), gold) +
    glint(canvas, [-0.7, 21.8], 1.1)
  );
}

export function kissLock(canvas: Canvas, cloth: Cloth, gold: string): string {
  const pearls = cloth.name === "ngoc";
  const side: Curve = pts("11,8 14.6,14 15.6,21 12.6,27.6 7,29.8");
  const surface: Surface = { left: mirror(side), right: side, sag: 1 };
  const outline: Curve[] = [pts("-11,8 0,7.4 11,8"), side, pts("7,29.8 0,30.2 -7,29.8"), reverse(mirror(side))];
  const ruched = Array.from({ length: 13 }, (_, index): Fold[] => {
    const x = -10 + index * 1.66;
    const column: Curve = [
      [x, 8.4],
      [x * 1.24, 14],
      [x * 1.3, 20],
      [x * 1.05, 27],
    ];
    return [
      { d: canvas.lens(column, 1.2), tone: "deep", strength: 0.8 },
      {
        d: canvas.lens(
          column.map(([px, py]) => [px - 0.8, py] as const),
          0.7,
        ),
        tone: "glow",
        strength: 0.9,
      },
    ];
  }).flat();
  const bead = pearl(canvas);
  const studs = pearls
    ? canvas.define(
        (id) =>
          `<pattern id="${id}" width="18" height="31" patternUnits="userSpaceOnUse">${pts(
            "0,0 18,0 9,15.5 0,31 18,31 -9,15.5 27,15.5",
          )
            .map(([x, y]) => `<use href="#${bead}" x="${x}" y="${y}"/>`)
            .join("")}</pattern>`,
      )
    : "";
  const frame: Curve = pts("-11.8,9.4 -11,6.6 -6,5.4 0,5 6,5.4 11,6.6 11.8,9.4");
  const strap: Curve = pts("-11.4,7.4 -15,-4 -9,-14 0,-17 9,-14 15,-4 11.4,7.4");
  return (
    (pearls ? beads(canvas, strap, 40, () => 0.72) : chain(canvas, strap, gold, 48, 0.6)) +
    sew(canvas, cloth, {
      outline,
      surface,
      folds: pearls ? [] : ruched,
      round: 3.6,
      worked: pearls ? `<rect x="-170" y="60" width="340" height="250" fill="url(#${studs})"/>` : "",
    }) +
    rod(canvas, frame, 1.5, gold, 0.95) +
    [-1, 1]
      .map((sign) =>
        metal(canvas, `M${canvas.point([sign * 1.3 - 1.1, 3.6])}a11 11 0 1 1 22 0a11 11 0 1 1 -22 0Z`, gold),
      )
      .join("") +
    glint(canvas, [-1.7, 3.2], 1) +
    glint(canvas, [1, 3.2], 0.8)
  );
}

export function minaudiere(canvas: Canvas, cloth: Cloth, _gold: string): string {
  const gold = cloth.base;
  const waves = Array.from({ length: 15 }, (_, row) => {
    const y = 3 + row * 1.9;
    const points: Point[] = Array.from({ length: 13 }, (_unused, index) => [
      -15 + index * 2.5,
      y + (index % 2 ? -0.7 : 0.7),
    ]);
    return canvas.line(points);
  }).join("");
  const disc = canvas.define((id) => `<clipPath id="${id}"><circle cx="0" cy="150" r="138"/></clipPath>`);
  return (
    chain(canvas, pts("-10,4.4 -16,-6 -9,-15 0,-17.4 9,-15 16,-6 10,4.4"), gold, 50, 0.55) +
    metal(canvas, "M-150 150a150 150 0 1 1 300 0a150 150 0 1 1 -300 0Z", shade(gold, 0.12)) +
    metal(canvas, "M-138 150a138 138 0 1 1 276 0a138 138 0 1 1 -276 0Z", gold) +
    `<g clip-path="url(#${disc})" fill="none"><path d="${waves}" stroke="${shade(gold, 0.32)}" stroke-width="3.4" opacity=".7"/><path d="${waves}" stroke="${tint(gold, 0.8)}" stroke-width="1.5" transform="translate(-1.4 -1.6)" opacity=".85"/></g>` +
    `<circle cx="0" cy="150" r="138" fill="none" stroke="${shade(gold, 0.4)}" stroke-width="2.5"/>` +
    metal(canvas, canvas.outline([pts("-1.6,-1.4 1.6,-1.4"), pts("1.6,2.6 -1.6,2.6")]), mix(gold, "#FFFFFF", 0.15)) +
    glint(canvas, [-6.4, 7], 6, 0.55) +
    glint(canvas, [5, 21], 3, 0.35)
  );
}
