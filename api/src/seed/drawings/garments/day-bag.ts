import { type Canvas, type Curve, mirror, type Point, pts, reverse } from "../canvas";
import { lotusSprig } from "../embroidery";
import { type Cloth, plainCloth } from "../fabric";
import { glint, metal, rod } from "../hardware";
import { shade, tint } from "../palette";
import { cast, drape, type Fold, sew, stitch } from "../sewing";
import type { Surface } from "../surface";
import { box, polish } from "./bag-parts";

export function satchel(canvas: Canvas, cloth: Cloth, gold: string): string {
  const side: Curve = pts("13.4,5.6 14.6,16 15.6,26 15.4,28.6 14.2,29.6");
  const bottom: Curve = pts("14.2,29.6 0,30 -14.2,29.6");
  const front: Curve[] = [pts("-13.4,5.6 0,5.2 13.4,5.6"), side, bottom, reverse(mirror(side))];
  const gusset = sew(canvas, cloth, {
    outline: [pts("12.6,4.8 16.2,6.4"), pts("16.2,6.4 17.4,16 18,26 17.2,28.2"), pts("17.2,28.2 14,29.4")],
    surface: box(18, 4, 30),
    round: 1.2,
    dim: 0.4,
    plain: true,
  });
  const inset = (k: number): Curve => [
    [-13.4 * k, 7],
    [-14.4 * k, 16],
    [-15.2 * k, 26],
    [-13.8 * k, 28.4],
    [0, 28.8],
    [13.8 * k, 28.4],
    [15.2 * k, 26],
    [14.4 * k, 16],
    [13.4 * k, 7],
  ];
  const flap: Curve = pts("13.8,4.6 14,9 13.2,13.6 9,15.6 0,16.2 -9,15.6 -13.2,13.6 -14,9 -13.8,4.6");
  const handle = (dy: number, color: string): string =>
    rod(
      canvas,
      [
        [-7.4, 5 + dy],
        [-7, -2 + dy],
        [-4.4, -7.4 + dy],
        [0, -9.2 + dy],
        [4.4, -7.4 + dy],
        [7, -2 + dy],
        [7.4, 5 + dy],
      ],
      1.5,
      color,
      0.7,
    );
  const ring = (x: number): string =>
    metal(
      canvas,
      canvas.outline([
        [
          [x - 1.2, 3.6],
          [x + 1.2, 3.6],
        ],
        [
          [x + 1, 7],
          [x - 1, 7],
        ],
      ]),
      gold,
    );
  const lock =
    metal(canvas, canvas.outline([pts("-2.2,12.6 0,12.2 2.2,12.6"), pts("2.2,17.6 0,18.2 -2.2,17.6")]), gold) +
    metal(canvas, canvas.outline([pts("-0.5,13.6 0.5,13.6"), pts("0.5,16.8 -0.5,16.8")]), shade(gold, 0.15)) +
    glint(canvas, [-1.2, 13.4], 1);
  return (
    rod(canvas, pts("-6.4,4 -6,-3.4 -3.8,-8 0,-9.8 3.8,-8 6,-3.4 6.4,4"), 1.4, shade(cloth.base, 0.3), 0.3) +
    gusset +
    sew(canvas, cloth, { outline: front, surface: box(15, 5, 30), folds: polish(canvas, 14, 8, 29), round: 2.6 }) +
    stitch(canvas, tint(cloth.base, 0.5), inset(0.97), 0.7) +
    cast(
      canvas,
      cloth,
      flap.map(([x, y]) => [x, y + 0.7] as const),
      1.6,
      0.7,
    ) +
    sew(canvas, cloth, {
      outline: [pts("-13.8,4.6 -10,3.4 0,3 10,3.4 13.8,4.6"), flap],
      surface: box(14, 3, 16),
      folds: polish(canvas, 13, 3, 15),
      round: 1.8,
    }) +
    stitch(
      canvas,
      tint(cloth.base, 0.5),
      flap.map(([x, y]) => [x * 0.95, y - 0.8] as const),
      0.7,
    ) +
    ring(-7.4) +
    ring(7.4) +
    handle(0, cloth.base) +
    lock
  );
}

export function tote(canvas: Canvas, cloth: Cloth, gold: string): string {
  const leather = cloth.name === "da-thuoc" ? cloth : plainCloth("da-thuoc", "#8A5A3A");
  const side: Curve = pts("15.4,0 15.8,12 14.6,27 13.6,29.6");
  const surface: Surface = { left: mirror(side), right: side };
  const top: Curve = pts("-15.4,0 -8,0.9 0,1.2 8,0.9 15.4,0");
  const back: Curve = pts("-15.4,0 -8,-1.5 0,-1.9 8,-1.5 15.4,0");
  const folds: Fold[] = [
    ...drape(canvas, surface, { count: 4, from: 0.1, strength: 0.5, width: 0.32 }),
    {
      d: canvas.lens(pts("-14,24 -8,21 -2,26"), 2.2),
      tone: "deep",
      strength: 0.5,
    },
    {
      d: canvas.lens(pts("13,20 8,22 3,28"), 2),
      tone: "deep",
      strength: 0.5,
    },
    ...polish(canvas, 14, 1, 29),
  ];
  const loop = (x: number, dy: number, color: string, gloss: number): string =>
    rod(
      canvas,
      [
        [-x, 4 + dy],
        [-x + 0.6, -8 + dy],
        [-2.6, -14.4 + dy],
        [2.6, -14.4 + dy],
        [x - 0.6, -8 + dy],
        [x, 4 + dy],
      ],
      1.3,
      color,
      gloss,
    );
  const tabs = [-1, 1]
    .map(
      (sign) =>
        `<path d="${canvas.outline([
          [
            [sign * 6.6 - 0.9, 1.4],
            [sign * 6.6 + 0.9, 1.4],
          ],
          [
            [sign * 6.6 + 0.9, 6.4],
            [sign * 6.6, 7.6],
            [sign * 6.6 - 0.9, 6.4],
          ],
        ])}" fill="${leather.base}"/>${metal(
          canvas,
          canvas.outline([
            [
              [sign * 6.6 - 0.35, 3],
              [sign * 6.6 + 0.35, 3],
            ],
            [
              [sign * 6.6 + 0.35, 3.7],
              [sign * 6.6 - 0.35, 3.7],
            ],
          ]),
          gold,
        )}`,
    )
    .join("");
  const flower = cloth.pattern === "theu-sen" ? lotusSprig(canvas, cloth, [-0.6, 13], 1.15) : "";
  return (
    loop(6.2, -0.8, shade(leather.base, 0.25), 0.3) +
    `<path d="${canvas.outline([top, reverse(back)])}" fill="${shade(cloth.deep, 0.25)}"/>` +
    sew(canvas, cloth, {
      outline: [top, side, pts("13.6,29.6 0,30.2 -13.6,29.6"), reverse(mirror(side))],
      surface,
      folds,
      round: 2.6,
      worked: flower,
    }) +
    stitch(
      canvas,
      tint(cloth.base, 0.4),
      top.map(([x, y]) => [x * 0.98, y + 1.2] as const),
      0.7,
    ) +
    loop(6.6, 0, leather.base, 0.7) +
    tabs
  );
}

export function bucket(canvas: Canvas, cloth: Cloth, gold: string): string {
  const side: Curve = pts("12.6,1 11.4,5 13,12 13.8,22 13,29");
  const surface: Surface = { left: mirror(side), right: side, sag: 1 };
  const crown: Point[] = [];
  const inner: Point[] = [];
  for (let index = 0; index <= 12; index++) {
    const u = index / 12;
    crown.push([-12.6 + 25.2 * u, 1 + (index % 2 ? -0.9 : 0.7) + Math.sin(Math.PI * u) * 1.1]);
    inner.push([-12.6 + 25.2 * u, 1 - Math.sin(Math.PI * u) * 2.6 + (index % 2 ? 0.3 : -0.3)]);
  }
  const gathers = Array.from({ length: 11 }, (_, index): Fold[] => {
    const x = -11 + index * 2.2;
    return [
      {
        d: canvas.lens(
          [
            [x * 1.08, 0.6],
            [x * 0.98, 5],
            [x * 1.06, 10 + (index % 3) * 2],
          ],
          0.9,
        ),
        tone: "deep",
        strength: 0.85,
      },
      {
        d: canvas.lens(
          [
            [x * 1.08 - 0.8, 0.6],
            [x * 0.98 - 0.7, 5],
            [x * 1.06 - 0.8, 9 + (index % 3) * 2],
          ],
          0.7,
        ),
        tone: "light",
        strength: 1,
      },
    ];
  }).flat();
  const trim = plainCloth("da-thuoc", cloth.name === "da-thuoc" ? shade(cloth.base, 0.12) : "#7A4E33");
  const base: Surface = {
    left: pts("-13.5,24.6 -13,29"),
    right: pts("13.5,24.6 13,29"),
  };
  return (
    rod(canvas, pts("-11.6,4 -12.6,-8 -7,-19 0,-22 7,-19 12.6,-8 11.6,4"), 1.3, trim.base, 0.6) +
    `<path d="${canvas.outline([inner, reverse(crown)])}" fill="${shade(cloth.deep, 0.3)}"/>` +
    sew(canvas, cloth, {
      outline: [crown, side, pts("13,29 0,31 -13,29"), reverse(mirror(side))],
      surface,
      folds: [...gathers, ...polish(canvas, 13, 10, 28)],
      round: 3,
    }) +
    cast(canvas, cloth, pts("-13.6,24.4 0,26.2 13.6,24.4"), 0.8, 0.5) +
    sew(canvas, trim, {
      outline: [
        pts("-13.5,24.6 0,26.6 13.5,24.6"),
        pts("13.5,24.6 13,29"),
        pts("13,29 0,31 -13,29"),
        pts("-13,29 -13.5,24.6"),
      ],
      surface: base,
      round: 1.6,
      folds: polish(canvas, 12, 25, 30),
    }) +
    stitch(canvas, tint(trim.base, 0.5), pts("-13.2,25.6 0,27.5 13.2,25.6"), 0.7) +
    rod(canvas, pts("-11.6,5.2 -6,6.4 0,6.8 6,6.4 11.6,5.2"), 0.55, trim.base, 0.6) +
    rod(canvas, pts("0.4,6.8 2.4,11 2,16"), 0.5, trim.base) +
    rod(canvas, pts("-0.4,6.8 -1.6,11.6 -2.6,18"), 0.5, trim.base) +
    pts("2,16.6 -2.6,18.6")
      .map(([x, y]) =>
        metal(
          canvas,
          canvas.outline([
            [
              [x! - 0.7, y! - 0.8],
              [x! + 0.7, y! - 0.8],
            ],
            [
              [x! + 0.9, y! + 1.8],
              [x! - 0.9, y! + 1.8],
            ],
          ]),
          gold,
        ),
      )
      .join("")
  );
}

export function saddle(canvas: Canvas, cloth: Cloth, gold: string): string {
  const body: Curve = pts("13,6 14.8,12 15.2,20 13,26.4 7,29.4 0,30 -7,29.4 -13,26.4 -15.2,20 -14.8,12 -13,6");
  const flap: Curve = pts("13.6,5.4 15.2,11 14.6,18.6 9,24 2,25 -4,21.6 -9,19.6 -13.4,16.4 -15,10.6 -13.6,5.4");
  const strap: Curve = pts("-13.4,7 -17,-4 -11,-16 0,-20 11,-16 17,-4 13.4,7");
  const stirrup = canvas.line(pts("-2.4,20.4 -3.4,24 -2.6,27.4 0.6,28.6 3.6,27.4 4.4,24 3.4,20.4"));
  return (
    rod(canvas, strap, 1.4, cloth.base, 0.6) +
    sew(canvas, cloth, {
      outline: [pts("-13,6 0,4.4 13,6"), body],
      surface: box(15, 5, 30),
      round: 2.4,
      folds: polish(canvas, 14, 8, 29),
      dim: 0.12,
    }) +
    stitch(
      canvas,
      tint(cloth.base, 0.5),
      body.map(([x, y]) => [x * 0.95, y - 0.7] as const),
      0.6,
    ) +
    cast(
      canvas,
      cloth,
      flap.map(([x, y]) => [x, y + 0.8] as const),
      1.8,
      0.8,
    ) +
    sew(canvas, cloth, {
      outline: [pts("-13.6,5.4 -8,3.8 0,3.4 8,3.8 13.6,5.4"), flap],
      surface: box(15, 3, 25),
      round: 2.2,
      folds: polish(canvas, 14, 4, 20),
    }) +
    stitch(
      canvas,
      tint(cloth.base, 0.5),
      flap.map(([x, y]) => [x * 0.95, y - 0.7] as const),
      0.75,
    ) +
    [-1, 1]
      .map((sign) =>
        metal(
          canvas,
          canvas.outline([
            [
              [sign * 13.4 - 1.3, 5],
              [sign * 13.4 + 1.3, 5],
            ],
            [
              [sign * 13.4 + 1.1, 8.4],
              [sign * 13.4 - 1.1, 8.4],
            ],
          ]),
          gold,
        ),
      )
      .join("") +
    rod(canvas, pts("0.5,17 0.5,22"), 2, shade(cloth.base, 0.08), 0.3) +
    `<g fill="none" stroke-linecap="round"><path d="${stirrup}" stroke="${shade(gold, 0.4)}" stroke-width="9"/><path d="${stirrup}" stroke="${gold}" stroke-width="6.4" transform="translate(-.8 -.8)"/><path d="${stirrup}" stroke="${tint(gold, 0.8)}" stroke-width="1.8" transform="translate(-2 -2)"/></g>` +
    metal(canvas, canvas.outline([pts("-1.7,19.6 2.7,19.6"), pts("2.7,21.2 -1.7,21.2")]), gold)
  );
}

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
