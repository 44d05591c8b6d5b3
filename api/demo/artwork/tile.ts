import { backdrop } from "./backdrop";
import { fitScale, place } from "./camera";
import { Canvas } from "./canvas";
import type { Drawing } from "./drawing";
import { drawGarment } from "./garments";
import type { Garment } from "./garments/garment";

const isObject = (garment: Garment): boolean => !garment.stands && garment.bottom - garment.top < 80;

/** A category's tile, 600×750, around one garment of it. */
export function drawCategoryTile(model: Drawing, studio: string): string {
  const [width, height] = [600, 750];
  const canvas = new Canvas(model.seed * 13 + 3);
  const garment = drawGarment(canvas, model);
  const whole = fitScale(garment, 540, 680);
  const scale = isObject(garment) ? whole : whole * 1.3;
  const y = isObject(garment) ? height / 2 - ((garment.top + garment.bottom) / 2) * scale : 46 - garment.top * scale;
  const room = backdrop(studio, model.seed, { width, height, horizon: height * 2 });
  return canvas.finish(width, height, room + place(canvas, garment, { scale, x: width / 2, y }));
}

/** The round picture of an occasion or a style, 240×240 on a transparent ground: one piece that stands for it. */
export function drawCategoryIcon(model: Drawing, studio: string): string {
  const size = 240;
  const canvas = new Canvas(model.seed * 17 + 3);
  const garment = drawGarment(canvas, model);
  const scale = isObject(garment)
    ? fitScale(garment, 220, 220) * 1.1
    : Math.max(fitScale(garment, 200, 200), size / (2 * garment.reach + 26));
  const y = isObject(garment) ? size / 2 - ((garment.top + garment.bottom) / 2) * scale : 26 - garment.top * scale;
  const disc = canvas.define((id) => `<clipPath id="${id}"><circle cx="120" cy="120" r="118"/></clipPath>`);
  const room = backdrop(`seamless-${studio.split("-")[1]}`, model.seed, {
    width: size,
    height: size,
    horizon: size * 2,
  });
  return canvas.finish(
    size,
    size,
    `<g clip-path="url(#${disc})">${room}${place(canvas, garment, { scale, x: size / 2, y })}</g>`,
  );
}
