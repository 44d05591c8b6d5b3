import { type Canvas, type Curve, mirror, pts, reverse } from "../../canvas";
import { type Cloth, plainCloth } from "../../fabric";
import { neckInside } from "../../figure/neck";
import { mix, shade } from "../../palette";
import { cast, drape, sew, shine } from "../../sewing";
import type { Surface } from "../../surface";
import { patch } from "../../tailoring/trims";
import type { Garment } from "../garment";
import { coat } from "./parts";

/** An open robe: straight fronts that do not meet, a long band, wide sleeves; the lining shows between. */
export function robe(canvas: Canvas, cloth: Cloth): Garment {
  const hem = 122;
  const satin = plainCloth(
    "satin",
    cloth.pattern === "tron" ? shade(cloth.base, 0.06) : mix(cloth.base, cloth.accent, 0.22),
  );
  const behind: Cloth = { ...cloth, pattern: "tron", base: cloth.shade, light: cloth.base, shade: cloth.deep };
  const backSide: Curve = [
    [8, 0],
    [17, 5],
    [17, 40],
    [20, 80],
    [24, hem - 2],
  ];
  const backSurface: Surface = { left: mirror(backSide), right: backSide, sag: 1 };
  const back = sew(canvas, behind, {
    outline: [
      pts("-8,0 0,-1.6 8,0"),
      backSide,
      [
        [24, hem - 2],
        [0, hem],
        [-24, hem - 2],
      ],
      reverse(mirror(backSide)),
    ],
    surface: backSurface,
    folds: drape(canvas, backSurface, { count: 7, strength: 0.8 }),
    round: 3,
    dim: 0.2,
  });
  const sleeve = (sign: number): string => {
    const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
    const upper = side(pts("14,3.6 23,11 30,26 36.5,47"));
    const lower = side(pts("13,24 16.6,34 18.6,46 20.6,62"));
    const surface: Surface = sign > 0 ? { left: lower, right: upper } : { left: upper, right: lower };
    const mouth: Curve = [upper[3]!, side([[29.6, 56.6]])[0]!, lower[3]!];
    return (
      `<path d="${canvas.outline([mouth, reverse(mouth.map(([x, y]) => [x * 0.985, y - 2.4] as const))])}" fill="${shade(cloth.deep, 0.2)}"/>` +
      sew(canvas, cloth, {
        outline: [upper, mouth.map(([x, y], index) => [x, y + (index === 1 ? 1.4 : 0)] as const), reverse(lower)],
        surface,
        folds: [
          ...drape(canvas, surface, { count: 4, from: 0.08, strength: 0.8, width: 0.42 }),
          ...shine(canvas, surface, 0.6, 5, 0.8),
        ],
        round: 3,
      })
    );
  };
  const front = (sign: number): string => {
    const side = (curve: Curve): Curve => (sign > 0 ? curve : mirror(curve));
    const outer = side([
      [16.6, 4.6],
      [16.4, 22],
      [17, 44],
      [21, 82],
      [26, hem],
    ]);
    const inner = side([
      [6.6, -0.8],
      [4.6, 22],
      [3.8, 44],
      [5.2, 82],
      [7.6, hem + 1],
    ]);
    const surface: Surface = sign > 0 ? { left: inner, right: outer } : { left: outer, right: inner };
    const steps: Curve = [
      side([[26, hem]])[0]!,
      side([[21, hem + 1.8]])[0]!,
      side([[16, hem + 0.4]])[0]!,
      side([[11, hem + 2]])[0]!,
      side([[7.6, hem + 1]])[0]!,
    ];
    const band: Curve[] = [
      side([
        [6, -3.6],
        [5.2, 8],
        [3.6, 30],
        [3.2, 60],
        [5, 92],
        [7, hem + 1],
      ]),
      side([
        [10.6, hem + 1.4],
        [8.8, 92],
        [7, 60],
        [7.6, 30],
        [9.2, 8],
        [9, -1.2],
        [6, -3.6],
      ]),
    ];
    return (
      cast(canvas, cloth, inner, 2.4, 0.6) +
      sew(canvas, cloth, {
        outline: [[inner[0]!, outer[0]!], outer, steps, reverse(inner)],
        surface,
        folds: [
          ...drape(canvas, surface, { count: 4, from: 0.08, strength: 0.85, width: 0.4 }),
          ...shine(canvas, surface, 0.4, 5, 0.9),
        ],
        round: 3.6,
      }) +
      patch(canvas, satin, band, 1, [
        {
          d: canvas.lens(
            band[0]!.slice(0, 4).map(([x, y]) => [x + sign * 1.6, y] as const),
            1,
          ),
          tone: "glow",
          strength: 0.7,
        },
      ])
    );
  };
  return coat(
    back + neckInside(canvas, behind, 6.6, -2.6, 4, 1.2) + sleeve(-1) + sleeve(1) + front(-1) + front(1),
    hem + 4,
    40,
  );
}
