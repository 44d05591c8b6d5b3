import type { Objects } from "@thuot-tha/shared/server";
import type { PictureSource } from "../src/shop-folder/pictures.ts";
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
import { type Catalogue, catalogueOf, type Product, readDemo } from "./catalogue.ts";

type Banner = Catalogue["banners"][number];
type Category = Catalogue["categories"][number];
type Page = Catalogue["pages"][number];

interface Picture {
  /** Media path without size, e.g. "products/dam-lua-sen-trang-1.svg". */
  path: string;
  svg: string;
}

/** Pictures that are written at the same time. */
const maxAtOnce = 16;

/**
 * Views of a product's first colour and of each other one, in the order of its pictures, as `drawProduct` numbers them.
 */
const firstViews = [1, 2, 3, 5];
const otherViews = [4, 5];

/** The drawing of a product in one of its colours, the first by default, and the studio that suits it. */
function shotOf({ code, categories: [family], colors }: Product, catalogue: Catalogue, color = colors[0]!) {
  const look = products[code];
  const hex = catalogue.colors.find(({ name }) => name === color)?.hex;
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

function* productPictures(product: Product, catalogue: Catalogue): Iterable<Picture> {
  const [first] = product.colors;
  const drawn = new Map<string | undefined, number>();
  for (const { file, color } of catalogue.pictures.filter(({ product: code }) => code === product.code)) {
    const number = drawn.get(color) ?? 0;
    drawn.set(color, number + 1);
    const view = (color === first ? firstViews : otherViews)[number];
    if (view === undefined) throw new Error(`${file} is one picture of ${color} too many`);
    const { drawing, studio } = shotOf(product, catalogue, color);
    yield { path: file, svg: drawProduct(drawing, view, studio) };
  }
}

function* bannerPictures({ code, picture, portrait }: Banner): Iterable<Picture> {
  const scene = banners[code];
  if (!scene) throw new Error(`Banner ${code} has no scene`);
  yield { path: picture, svg: drawBanner(scene) };
  if (portrait) yield { path: portrait, svg: drawBanner(scene, "portrait") };
}

function pagePicture({ slug }: Page, catalogue: Catalogue): string {
  const scene = pages[slug];
  if (!scene) throw new Error(`Page ${slug} has no scene`);
  const garments = scene.pieces.map((code) => shotOf(productOf(code, catalogue), catalogue).drawing);
  return drawBanner({ ...scene, garments }, "page");
}

/** Every picture that the records name, drawn one at a time so that they are never all in memory. */
export function* allPictures(catalogue: Catalogue): Iterable<Picture> {
  for (const product of catalogue.products) yield* productPictures(product, catalogue);
  for (const banner of catalogue.banners) yield* bannerPictures(banner);
  for (const page of catalogue.pages) {
    if (page.picture) yield { path: page.picture, svg: pagePicture(page, catalogue) };
  }
  for (const category of catalogue.categories) {
    if (category.picture) yield { path: category.picture, svg: categoryPicture(category, catalogue) };
  }
}

/** Draws the pictures into their store. @returns how many */
export async function writePictures(media: Objects): Promise<number> {
  let written = 0;
  let batch: Promise<void>[] = [];
  for (const { path, svg } of allPictures(catalogueOf(await readDemo()))) {
    batch.push(media.put(path, Buffer.from(svg)));
    written += 1;
    if (batch.length < maxAtOnce) continue;
    await Promise.all(batch);
    batch = [];
  }
  await Promise.all(batch);
  return written;
}

/**
 * The pictures that the demo's folder names: they keep their names, and are not stored with the goods, because their
 * store may be empty where the database is filled, and the other way round.
 */
export const drawnPictures: PictureSource = {
  check: async (named) => ({ paths: new Map([...named.keys()].map((file) => [file, file])), faults: [] }),
  store: async () => {},
};
