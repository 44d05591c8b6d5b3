import type { Canvas, Window } from "./canvas";
import type { Garment } from "./garments/garment";

/** Where a garment is placed in a picture: pixels per centimetre, and the pixel of the figure's origin. */
export interface Placement {
  scale: number;
  x: number;
  y: number;
}

/** The largest scale at which the whole garment fits into width × height pixels. */
export function fitScale(garment: Garment, width: number, height: number): number {
  return Math.min(height / (garment.bottom - garment.top), width / (2 * garment.reach));
}

/** The part of the figure that a picture of width × height pixels shows. */
export function windowOf({ scale, x, y }: Placement, width: number, height: number): Window {
  return { left: -x / scale, top: -y / scale, right: (width - x) / scale, bottom: (height - y) / scale };
}

/** Puts a garment into the picture with the shadow it throws on the wall behind it. */
export function place(canvas: Canvas, garment: Garment, { scale, x, y }: Placement, depth = 1): string {
  const shadow = canvas.define((id) => {
    // Millimetres on the figure; a close-up would otherwise drown in its own shadow.
    const [blur, dx, dy] = [22, 26, 18].map((value) => Math.round(value * depth * Math.min(1, 11 / scale)));
    return `<filter id="${id}" x="-8%" y="-3%" width="134%" height="112%"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="b"/><feColorMatrix in="b" values="0 0 0 0 .12 0 0 0 0 .08 0 0 0 0 .05 0 0 0 .36 0" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  });
  return `<g filter="url(#${shadow})" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${(scale / 10).toFixed(4)})">${garment.body}</g>`;
}
