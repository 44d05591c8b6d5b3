import { along, blur, type Canvas, type Curve, glow, type Point } from "./canvas";
import { mix, shade, tint } from "./palette";

/** Metal, pearls, straps and the plinths that small pieces stand on. Lengths in centimetres. */

/** A round bar or strap along a curve, lit from the upper left. */
export function rod(canvas: Canvas, curve: Curve, width: number, color: string, gloss = 0.8): string {
  const d = canvas.line(curve);
  const w = width * 10;
  const layer = (stroke: string, size: number, dx: number, opacity: number): string =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${(w * size).toFixed(1)}"${dx ? ` transform="translate(${(-w * dx).toFixed(1)} ${(-w * dx).toFixed(1)})"` : ""}${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${layer(shade(color, 0.42), 1, 0, 1)}${layer(color, 0.74, 0.09, 1)}${layer(tint(color, 0.6), 0.26, 0.19, gloss)}</g>`;
}

/** Links of a chain along a curve. */
export function chain(canvas: Canvas, curve: Curve, color: string, links: number, size = 0.55): string {
  const marks: string[] = [];
  for (let index = 0; index < links; index++) {
    const [x, y] = along(curve, (index + 0.5) / links);
    const [nx, ny] = along(curve, Math.min(1, (index + 0.6) / links));
    const turn = Math.round((Math.atan2(ny - y, nx - x) * 180) / Math.PI);
    marks.push(
      `<ellipse rx="${(size * 10).toFixed(1)}" ry="${(size * (index % 2 ? 2.4 : 6)).toFixed(1)}" transform="translate(${canvas.point([x, y])})rotate(${turn})"/>`,
    );
  }
  const links2 = marks.join("");
  return `<g fill="none" stroke="${shade(color, 0.3)}" stroke-width="${(size * 3.6).toFixed(1)}">${links2}</g><g fill="none" stroke="${tint(color, 0.5)}" stroke-width="${(size * 1.4).toFixed(1)}" transform="translate(-.6 -.8)">${links2}</g>`;
}

/** A pearl shape to `use`, 10 units in radius. */
export function pearl(canvas: Canvas, color = "#F4ECE2"): string {
  const skin = canvas.define(
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".35" stop-color="${color}"/><stop offset=".75" stop-color="${shade(mix(color, "#D9B8B0", 0.3), 0.14)}"/><stop offset="1" stop-color="${shade(color, 0.42)}"/></radialGradient>`,
  );
  return canvas.define(
    (id) =>
      `<g id="${id}"><circle r="10" fill="url(#${skin})"/><circle cx="-3.4" cy="-4" r="2" fill="#fff" opacity=".9"/></g>`,
  );
}

/** A string of beads; `radius` in centimetres, given for each share of the way. */
export function beads(
  canvas: Canvas,
  curve: Curve,
  count: number,
  radius: (share: number) => number,
  color?: string,
): string {
  const bead = pearl(canvas, color);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return `<use href="#${bead}" transform="translate(${canvas.point(along(curve, share))})scale(${radius(share).toFixed(2)})"/>`;
  }).join("");
}

/** A solid metal shape with a soft diagonal sheen. */
export function metal(canvas: Canvas, d: string, color: string, edge = true): string {
  const sheen = canvas.define(
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1"><stop offset="0" stop-color="${tint(color, 0.55)}"/><stop offset=".3" stop-color="${color}"/><stop offset=".5" stop-color="${tint(color, 0.85)}"/><stop offset=".68" stop-color="${shade(color, 0.12)}"/><stop offset="1" stop-color="${shade(color, 0.4)}"/></linearGradient>`,
  );
  return `<path d="${d}" fill="url(#${sheen})"${edge ? ` stroke="${shade(color, 0.4)}" stroke-width="1"` : ""}/>`;
}

/** A round plinth whose top is at `y`, with the shadow of what stands on it. */
export function plinth(canvas: Canvas, y: number, half: number, height: number, color = "#E4D9C8"): string {
  const top: Point = [0, y];
  const [cx, cy] = [Math.round(top[0] * 10), Math.round(y * 10)];
  const [rx, ry, h] = [Math.round(half * 10), Math.round(half * 1.7), Math.round(height * 10)];
  const side = canvas.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="${shade(color, 0.06)}"/><stop offset=".3" stop-color="${tint(color, 0.4)}"/><stop offset="1" stop-color="${shade(color, 0.3)}"/></linearGradient>`,
  );
  return `<path d="M${cx - rx} ${cy}V${cy + h}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + h}V${cy}Z" fill="url(#${side})"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${tint(color, 0.55)}"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-width="1.5" opacity=".5"/>`;
}

/** The soft shadow under something that stands. */
export function footprint(canvas: Canvas, [x, y]: Point, half: number, opacity = 0.5): string {
  return `<ellipse cx="${Math.round(x * 10)}" cy="${Math.round(y * 10)}" rx="${Math.round(half * 10)}" ry="${Math.round(half * 1.1)}" fill="#2A1D14" opacity="${opacity}" filter="url(#${blur(canvas, half * 0.07)})"/>`;
}

/** A sparkle of light on metal or stone. */
export function glint(canvas: Canvas, at: Point, radius: number, opacity = 0.9): string {
  const fill = glow(canvas, at, radius, [
    [0, "#FFFFFF", opacity],
    [1, "#FFFFFF", 0],
  ]);
  return `<circle cx="${Math.round(at[0] * 10)}" cy="${Math.round(at[1] * 10)}" r="${Math.round(radius * 10)}" fill="url(#${fill})"/>`;
}

/** A small round button with its shadow. */
export function button(canvas: Canvas, [x, y]: Point, color: string, radius = 0.9): string {
  if (canvas.back) return "";
  const [px, py] = canvas.point([x, y]).split(" ").map(Number) as [number, number];
  const r = radius * 10;
  return `<g transform="translate(${px} ${py})"><circle cx="2" cy="3" r="${r * 1.1}" fill="#000" opacity=".28"/><circle r="${r}" fill="${color}"/><circle r="${r * 0.66}" fill="none" stroke="${shade(color, 0.3)}" stroke-width="1.2"/><path d="M${-r * 0.6} ${-r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.3} ${-r * 0.75}" stroke="#fff" stroke-width="1.6" fill="none" opacity=".55"/></g>`;
}
