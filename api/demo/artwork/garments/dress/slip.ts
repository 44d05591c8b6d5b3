import { type Canvas, type Curve, mirror, type Point, pts, reverse } from "../../canvas";
import { bamboo } from "../../embroidery";
import type { Cloth } from "../../fabric";
import { bodice } from "../../figure/bodice";
import { dressForm } from "../../figure/dress-form";
import { Y } from "../../figure/measures";
import { cast, drape, type Fold, seam, sew } from "../../sewing";
import type { Surface } from "../../surface";
import type { Garment } from "../garment";
import { longPiece } from "./parts";

export function slip(canvas: Canvas, cloth: Cloth): Garment {
  const edge: Curve = pts("-14.4,16 -10.4,11 -8.6,9.4 -4,14.6 0,17.4 4,14.6 8.6,9.4 10.4,11 14.4,16");
  const right: Curve = [
    [14.4, 16],
    [16.2, 24.5],
    [14, 33],
    [12.2, Y.waist],
    [15.8, 52],
    [17.6, 63],
    [18, 84],
    [19.6, 112],
    [22, 144],
  ];
  const left = mirror(right);
  const surface: Surface = { left, right, sag: 2.4 };
  const lower: Surface = { left: mirror(right.slice(3)), right: right.slice(3), sag: 2.4 };
  // The slit opens over the left leg; the near edge swings out and shows the lining.
  const slit: Point = [8.6, 88];
  const hem: Curve = pts("22,144 19.4,145.5 16.6,144.6");
  const edgeOut: Curve = [[16.6, 144.6], [13.2, 122], [10, 100], slit];
  const edgeIn: Curve = [slit, [8.2, 104], [7, 124], [4.2, 147]];
  const hemLeft: Curve = pts("4.2,147 -2,148.2 -9,146.6 -15,147.6 -22,144");
  const lining: Cloth = { ...cloth, base: cloth.deep, light: cloth.shade, pattern: "tron" };
  const back = sew(canvas, lining, {
    outline: [pts("2,84 18,84"), pts("18,84 20.4,144"), pts("20.4,144 12,146.4 2,145")],
    surface: lower,
    round: 2,
    plain: true,
    folds: [
      {
        d: canvas.wedge(pts("11,92 12,120 12.4,146"), 4),
        tone: "deep",
        strength: 0.9,
      },
    ],
  });
  const cowl: Fold[] = [0, 1, 2].flatMap((index) => {
    const drop = index * 3.1;
    const curve: Curve = [
      [-8.6 + index * 0.5, 11.4 + drop * 0.5],
      [-4.4, 16.2 + drop],
      [0, 18.8 + drop * 1.2],
      [4.4, 16.2 + drop],
      [8.6 - index * 0.5, 11.4 + drop * 0.5],
    ];
    return [
      { d: canvas.lens(curve, 1.9), tone: "deep" as const, strength: 0.75 - index * 0.12 },
      {
        d: canvas.lens(
          curve.map(([x, y]) => [x, y - 1.3] as const),
          1.2,
        ),
        tone: "glow" as const,
        strength: 0.8 - index * 0.15,
      },
    ];
  });
  const folds: Fold[] = [
    ...bodice(canvas, {
      neck: { width: 7, y: 0, depth: 4, shape: "round" },
      shoulder: 17,
      bust: 16,
      waist: 12.2,
      bottom: 60,
      bottomHalf: 17,
    }).folds,
    ...cowl,
    ...drape(canvas, lower, { count: 5, from: 0.25, strength: 0.9, width: 0.42, stray: 0.3 }),
    // Bias-cut satin pulls from the hip towards the slit.
    ...[0, 1, 2, 3].flatMap((index) => {
      const y = 48 + index * 10;
      const curve: Curve = [
        [-15 + index, y],
        [-6 + index, y + 9],
        [3 + index, y + 24],
        [7.6, y + 40],
      ];
      return [
        { d: canvas.lens(curve, 2 + canvas.random()), tone: "deep" as const, strength: 0.5 },
        {
          d: canvas.lens(
            curve.map(([x, py]) => [x - 0.7, py - 1.5] as const),
            2,
          ),
          tone: "glow" as const,
          strength: 0.4,
        },
      ];
    }),
    {
      d: canvas.lens(pts("-8,50 -9.5,62 -8,80 -7,104"), 6.5),
      tone: "light",
      strength: 1,
      wide: true,
    },
    {
      d: canvas.wedge(pts("9.2,90 13,116 17,145"), 3),
      tone: "deep",
      strength: 0.5,
    },
  ];
  const straps = [-1, 1]
    .map(
      (sign) =>
        `<path d="${canvas.line([
          [sign * 8.6, 9.8],
          [sign * 8.2, 4],
          [sign * 7, 0.4],
        ])}" fill="none" stroke="${cloth.base}" stroke-width="6"/><path d="${canvas.line([
          [sign * 8.4, 9.8],
          [sign * 8, 4],
          [sign * 6.8, 0.4],
        ])}" fill="none" stroke="${cloth.light}" stroke-width="2"/>`,
    )
    .join("");
  const front = sew(canvas, cloth, {
    outline: [edge, right, hem, edgeOut, edgeIn, hemLeft, reverse(left)],
    surface,
    folds,
    round: 4.4,
  });
  const worked = cloth.pattern === "theu-truc" ? bamboo(canvas, cloth, [-14, 136], [2, 40], 2) : "";
  return longPiece(
    dressForm(canvas, { pole: true }) +
      straps +
      back +
      cast(canvas, cloth, edgeIn, 1.6, 0.6) +
      front +
      worked +
      seam(
        canvas,
        cloth,
        edge.map(([x, y]) => [x * 0.98, y + 0.6] as const),
        0.14,
        0.4,
      ),
    34,
  );
}
