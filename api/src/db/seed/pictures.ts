import { seedBanners, seedCategories, seedProducts } from "./catalogue";
import { drawBanner, drawCategoryIcon, drawCategoryTile, drawProduct } from "./drawings";
import type { ProductDrawing, SeedBanner, SeedCategory, SeedPicture, SeedProduct } from "./types";

/** Media paths of a product's views, in display order. */
export function productPicturePaths(product: Pick<SeedProduct, "link" | "views">): string[] {
  return Array.from({ length: product.views }, (_, index) => `products/${product.link}-${index + 1}.svg`);
}

/** Media path of a banner's picture. */
export function bannerPicturePath(banner: Pick<SeedBanner, "id">): string {
  return `banners/${banner.id}.svg`;
}

/** Media path of a category's tile, or of its round icon when it is an occasion or a style. */
export function categoryPicturePath(category: Pick<SeedCategory, "link">): string {
  return `categories/${category.link}.svg`;
}

/** The last view of a piece with two colours shows the second one, before another backdrop. */
function viewDrawing(product: SeedProduct, view: number): ProductDrawing {
  const second = product.colors[1];
  return view === 4 && second ? { ...product.drawing, color: second.hex } : product.drawing;
}

function categoryPicture(category: SeedCategory): string {
  const isIcon = category.displays.some((kind) => kind === "icon1" || kind === "icon2");
  if (isIcon) return drawCategoryIcon(category);
  const model = seedProducts.find((product) => product.categories.includes(category.link)) ?? seedProducts[0];
  if (!model) throw new Error("The catalogue is empty");
  return drawCategoryTile(model.drawing);
}

/** Every picture of the shop, drawn one at a time so that they are never all in memory. */
export function* seedPictures(): Iterable<SeedPicture> {
  for (const product of seedProducts) {
    for (const [index, path] of productPicturePaths(product).entries()) {
      yield { path, svg: drawProduct(viewDrawing(product, index + 1), index + 1) };
    }
  }
  for (const banner of seedBanners) yield { path: bannerPicturePath(banner), svg: drawBanner(banner.drawing) };
  for (const category of seedCategories) {
    yield { path: categoryPicturePath(category), svg: categoryPicture(category) };
  }
}
