import type { ProductDrawing, SeedBanner, SeedCategory } from "../types";
import { backdrop } from "./backdrop";
import { Canvas } from "./canvas";
import { drawAccessory } from "./garments/accessory";
import { drawAoDai } from "./garments/ao-dai";
import { drawBag } from "./garments/bag";
import { drawDress } from "./garments/dress";
import type { DrawGarment } from "./garments/garment";
import { drawOuterwear } from "./garments/outerwear";
import { drawSet } from "./garments/set";
import { drawSkirt } from "./garments/skirt";
import { drawSuit } from "./garments/suit";

const GARMENTS: Record<string, DrawGarment> = {
  "ao-dai": drawAoDai,
  dam: drawDress,
  vay: drawSkirt,
  vest: drawSuit,
  tui: drawBag,
  "ao-khoac": drawOuterwear,
  set: drawSet,
  "phu-kien": drawAccessory,
};
export function drawProduct(drawing: ProductDrawing, view: number): string {
  const turn = view === 2 ? (drawing.seed % 2 ? 0.8 : -0.8) : 0;
  const canvas = new Canvas(drawing.seed * 7 + 1, turn);
  const garment = (GARMENTS[drawing.family] ?? drawDress)(canvas, drawing);
  const width = 900,
    height = 1200;
  let scale: number,
    x: number,
    y: number,
    horizon = height * 2;
  const fit = Math.min(1050 / (garment.bottom - garment.top), 800 / (2 * garment.reach));
  if (view === 2) {
    scale = fit * 1.5;
    x = width / 2;
    y = 90 - garment.top * scale;
  } else if (view === 3) {
    scale = width / garment.focusWidth;
    x = width / 2 - garment.focus[0] * scale;
    y = height / 2 - garment.focus[1] * scale;
  } else {
    scale = fit;
    x = width / 2;
    y = 1120 - garment.bottom * scale;
    horizon = 1060;
    if (!garment.stands) {
      y = 600 - ((garment.top + garment.bottom) / 2) * scale;
      horizon = 1110;
    }
  }
  const shadow = canvas.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-10%" width="150%" height="125%"><feGaussianBlur in="SourceAlpha" stdDeviation="22"/><feOffset dx="26" dy="18" result="b"/><feColorMatrix in="b" values="0 0 0 0 .12 0 0 0 0 .08 0 0 0 0 .05 0 0 0 .36 0" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );
  return canvas.finish(
    width,
    height,
    `${backdrop(drawing.background, drawing.seed, { width, height, horizon })}<g filter="url(#${shadow})" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${(scale / 10).toFixed(4)})">${garment.body}</g>`,
  );
}
export function drawBanner(banner: SeedBanner["drawing"]): string {
  return drawProduct(banner.garments[0]!, 1);
}
export function drawCategoryTile(model: ProductDrawing): string {
  return drawProduct(model, 1);
}
export function drawCategoryIcon(_category: SeedCategory): string {
  return "";
}
