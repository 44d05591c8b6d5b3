import type { ProductDrawing, SeedBanner, SeedCategory } from "../types";

const plain = (width: number, height: number, ground: string, cloth: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><rect x="${width * 0.6}" y="${height * 0.2}" width="${width * 0.25}" height="${height * 0.7}" rx="40" fill="${cloth}"/></svg>`;

/** A product's picture, 900×1200. */
export function drawProduct(drawing: ProductDrawing, _view: number): string {
  return plain(900, 1200, "#E9E1D4", drawing.color);
}

/** A banner's picture, 1600×900. */
export function drawBanner(banner: SeedBanner["drawing"]): string {
  return plain(1600, 900, banner.palette[0], banner.palette[2]);
}

/** A category's tile, 600×750, around one garment of it. */
export function drawCategoryTile(model: ProductDrawing): string {
  return plain(600, 750, "#E9E1D4", model.color);
}

/** The round icon of an occasion or style, 240×240. */
export function drawCategoryIcon(_category: SeedCategory): string {
  return plain(240, 240, "#E9E1D4", "#7B2D43");
}
