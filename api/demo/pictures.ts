import {
  type Drawing,
  drawBanner,
  drawCategoryIcon,
  drawCategoryTile,
  drawProduct,
  type Family,
  studioFor,
} from "./artwork/index.ts";
import { banners, categories, pages, products } from "./artwork/looks/index.ts";
import type { Banner, Catalogue, Category, Page, Product } from "./catalogue.ts";

interface Picture {
  /** Media path without size, e.g. "products/dam-lua-sen-trang-1.svg". */
  path: string;
  svg: string;
}

/** Views of the first colour and of each other one, as `drawProduct` numbers them. */
const FIRST_VIEWS = [1, 2, 3, 5];
const OTHER_VIEWS = [4, 5];

/** A product's pictures in display order: their media paths, the colour that each shows, and its view. */
export const productPictures = ({ code, colors }: Pick<Product, "code" | "colors">) =>
  colors
    .flatMap((color, index) => (index === 0 ? FIRST_VIEWS : OTHER_VIEWS).map((view) => ({ color, view })))
    .map((picture, index) => ({ ...picture, path: `products/${code}-${index + 1}.svg` }));

export const bannerPicturePath = ({ code }: Pick<Banner, "code">): string => `banners/${code}.svg`;

/** Media path of a banner's picture for phones; null for banners that show the same picture everywhere. */
export const bannerPortraitPath = ({ code, position }: Pick<Banner, "code" | "position">): string | null =>
  position === "home-hero" ? `banners/${code}-portrait.svg` : null;

export const pagePicturePath = ({ slug }: Pick<Page, "slug">): string => `pages/${slug}.svg`;

/** Media path of a category's tile, or of its round icon when it is an occasion or a style. */
export const categoryPicturePath = ({ code }: Pick<Category, "code">): string => `categories/${code}.svg`;

/** A product in one of its colours, its first by default, and the studio that suits that colour. */
function shotOf({ code, categories: [family], colors }: Product, catalogue: Catalogue, color = colors[0]!) {
  const look = products[code];
  const hex = catalogue.colors[color];
  if (!look || !hex) throw new Error(`Product ${code} has no look, or ${color} is no colour`);
  const drawing: Drawing = { ...look, family: family as Family, color: hex };
  return { drawing, studio: studioFor(hex, color === colors[0] ? look.seed : look.seed + 3) };
}

function productOf(code: string | undefined, catalogue: Catalogue): Product {
  const product = catalogue.products.find((one) => one.code === code);
  if (!product) throw new Error(`A picture shows ${code}, which is no product`);
  return product;
}

function categoryPicture(category: Category, catalogue: Catalogue): string {
  const { drawing, studio } = shotOf(productOf(categories[category.code], catalogue), catalogue);
  const isIcon = category.displays.some((kind) => kind === "icon1" || kind === "icon2");
  return isIcon ? drawCategoryIcon(drawing, studio) : drawCategoryTile(drawing, studio);
}

function* bannerPictures(banner: Banner): Iterable<Picture> {
  const scene = banners[banner.code];
  if (!scene) throw new Error(`Banner ${banner.code} has no scene`);
  yield { path: bannerPicturePath(banner), svg: drawBanner(scene) };
  const portrait = bannerPortraitPath(banner);
  if (portrait) yield { path: portrait, svg: drawBanner(scene, "portrait") };
}

function pagePicture({ slug }: Page, catalogue: Catalogue): string {
  const scene = pages[slug];
  if (!scene) throw new Error(`Page ${slug} has no scene`);
  const garments = scene.pieces.map((code) => shotOf(productOf(code, catalogue), catalogue).drawing);
  return drawBanner({ ...scene, garments }, "page");
}

/** Every picture of the shop, drawn one at a time so that they are never all in memory. */
export function* allPictures(catalogue: Catalogue): Iterable<Picture> {
  for (const product of catalogue.products) {
    for (const { path, color, view } of productPictures(product)) {
      const { drawing, studio } = shotOf(product, catalogue, color);
      yield { path, svg: drawProduct(drawing, view, studio) };
    }
  }
  for (const banner of catalogue.banners) yield* bannerPictures(banner);
  for (const page of catalogue.pages) yield { path: pagePicturePath(page), svg: pagePicture(page, catalogue) };
  for (const category of catalogue.categories) {
    yield { path: categoryPicturePath(category), svg: categoryPicture(category, catalogue) };
  }
}
