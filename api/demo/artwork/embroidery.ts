import type { Canvas, Point } from "./canvas";
import type { Cloth } from "./fabric";
import { mix, shade, tint } from "./palette";

/** Hand embroidery placed on a garment, drawn in stitches of a few tones. Positions are centimetres on the figure. */

const threadGreen = "#5E7452";

function placed(canvas: Canvas, at: Point, scale: number, turn: number, content: string): string {
  return `<g transform="translate(${canvas.point(at)})rotate(${turn})scale(${scale})">${content}</g>`;
}

/** A lotus in full bloom on its stem, the flower at the origin, about 110 mm across. */
function lotus(canvas: Canvas, color: string): string {
  const petal = (turn: number, length: number, width: number, fill: string): string =>
    `<path d="M0 0C${width} ${-length * 0.25} ${width} ${-length * 0.72} 0 ${-length}C${-width} ${-length * 0.72} ${-width} ${-length * 0.25} 0 0" fill="${fill}" transform="rotate(${turn})"/><path d="M0 ${-length * 0.2}V${-length * 0.85}" stroke="${shade(color, 0.22)}" stroke-width="1" opacity=".5" transform="rotate(${turn})"/>`;
  return canvas.define(
    (id) =>
      `<g id="${id}">${[-78, 78].map((turn) => petal(turn, 50, 13, tint(color, 0.35))).join("")}${[-52, 52].map((turn) => petal(turn, 58, 16, shade(color, 0.06))).join("")}${[-27, 27].map((turn) => petal(turn, 62, 18, tint(color, 0.2))).join("")}${petal(0, 64, 19, tint(color, 0.42))}${[-38, 38].map((turn) => petal(turn, 36, 14, tint(color, 0.55))).join("")}${petal(-12, 34, 14, tint(color, 0.65))}${petal(14, 32, 13, tint(color, 0.6))}<circle cy="-6" r="7" fill="#D2A94A"/></g>`,
  );
}

function lotusLeaf(canvas: Canvas, tone: string): string {
  const veins = [-70, -40, -12, 16, 44, 72].map((turn) => `<path d="M0 0V-44" transform="rotate(${turn})"/>`).join("");
  return canvas.define(
    (id) =>
      `<g id="${id}"><path d="M-58 4C-60 -26 -30 -50 4 -50C38 -50 62 -26 56 4C34 -6 16 10 0 8C-20 12 -36 -4 -58 4Z" fill="${tone}"/><path d="M-58 4C-36 -4 -20 12 0 8C16 10 34 -6 56 4C30 20 -30 22 -58 4Z" fill="${shade(tone, 0.2)}"/><g stroke="${tint(tone, 0.5)}" stroke-width="1.2" opacity=".6">${veins}</g></g>`,
  );
}

/** Lotuses rising from a hem: `base` is the middle of the hem, `height` how far they climb. */
export function lotusPond(canvas: Canvas, cloth: Cloth, base: Point, height: number, width: number): string {
  const flower = lotus(canvas, cloth.accent);
  const green = mix(threadGreen, cloth.base, 0.3);
  const leafShape = lotusLeaf(canvas, green);
  const spots: [dx: number, rise: number, scale: number, turn: number, kind: "flower" | "leaf" | "bud"][] = [
    [-0.55, 0.2, 1.25, -10, "leaf"],
    [0.5, 0.12, 1.35, 12, "leaf"],
    [0.1, 0.34, 0.95, 4, "leaf"],
    [-0.25, 0.5, 1.2, -8, "flower"],
    [0.42, 0.4, 0.95, 14, "flower"],
    [-0.6, 0.36, 0.7, -16, "flower"],
    [0.18, 0.78, 0.8, 10, "flower"],
    [-0.42, 0.84, 0.5, -12, "bud"],
    [0.5, 0.66, 0.5, 16, "bud"],
    [-0.02, 1.04, 0.46, 4, "bud"],
  ];
  const stems = spots
    .map(
      ([dx, rise]) =>
        `<path d="${canvas.line([
          [base[0] + dx * width * 0.4, base[1] + 3],
          [base[0] + dx * width * 0.65, base[1] - rise * height * 0.5],
          [base[0] + dx * width, base[1] - rise * height],
        ])}"/>`,
    )
    .join("");
  const marks = spots
    .map(([dx, rise, scale, turn, kind]) => {
      const at: Point = [base[0] + dx * width, base[1] - rise * height];
      if (kind === "bud") {
        return placed(
          canvas,
          at,
          scale,
          turn,
          `<path d="M0 0C18 -14 16 -44 0 -62C-16 -44 -18 -14 0 0" fill="${cloth.accent}"/><path d="M0 0C5 -18 4 -44 0 -60C-9 -44 -10 -16 0 0" fill="${tint(cloth.accent, 0.5)}"/>`,
        );
      }
      return placed(canvas, at, scale, turn, `<use href="#${kind === "leaf" ? leafShape : flower}"/>`);
    })
    .join("");
  return `<g fill="none" stroke="${green}" stroke-width="3.2" stroke-linecap="round">${stems}</g>${marks}`;
}

/** One lotus with a bud, e.g. on a bodice or a bag. */
export function lotusSprig(canvas: Canvas, cloth: Cloth, at: Point, scale: number): string {
  const green = mix(threadGreen, cloth.base, 0.3);
  return placed(
    canvas,
    at,
    scale,
    0,
    `<path d="M0 0C8 40 -6 70 6 110M-30 20C-20 50 -8 70 4 96" fill="none" stroke="${green}" stroke-width="4"/><use href="#${lotusLeaf(canvas, green)}" transform="translate(46 66)scale(.7)rotate(14)"/><use href="#${lotus(canvas, cloth.accent)}"/><path d="M-32 18C-20 8 -24 -14 -34 -24C-46 -12 -46 10 -32 18" fill="${tint(cloth.accent, 0.25)}"/>`,
  );
}

/** Bamboo canes with leaves running from one point to another. */
export function bamboo(canvas: Canvas, cloth: Cloth, from: Point, to: Point, canes = 2): string {
  const thread = mix(cloth.accent, cloth.base, 0.12);
  const leaf = canvas.define((id) => `<path id="${id}" d="M0 0C9 -10 10 -34 0 -62C-7 -36 -8 -12 0 0"/>`);
  let content = "";
  for (let cane = 0; cane < canes; cane++) {
    const offset = cane * 5.5;
    const parts = 7 - cane * 2;
    for (let index = 0; index < parts; index++) {
      const share = index / 7;
      const next = (index + 0.94) / 7;
      const point = (t: number): Point => [
        from[0] + (to[0] - from[0]) * t + offset + Math.sin(t * 3.4) * 2.4,
        from[1] + (to[1] - from[1]) * t + cane * 6,
      ];
      content += `<path d="${canvas.line([point(share), point(next)])}" stroke="${thread}" stroke-width="${(9 - index * 0.8).toFixed(1)}" stroke-linecap="round" fill="none"/>`;
      if (index < 1) continue;
      const clump = Math.floor(canvas.range(3, 6));
      for (let blade = 0; blade < clump; blade++) {
        const turn = Math.round((index % 2 ? 1 : -1) * canvas.range(40, 150));
        content += `<use href="#${leaf}" fill="${blade % 2 ? thread : tint(thread, 0.3)}" transform="translate(${canvas.point(point(next))})rotate(${turn})scale(${canvas.range(0.6, 1.15).toFixed(2)})"/>`;
      }
    }
  }
  return `<g opacity=".9">${content}</g>`;
}
