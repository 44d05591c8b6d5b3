import { seedBanners, seedCategories, seedProducts } from "./catalogue";
import { backdropFor } from "./catalogue/compose";
import { drawBanner, drawCategoryIcon, drawCategoryTile, drawProduct } from "./drawings";
import type { ProductDrawing, SeedBanner, SeedCategory, SeedColor, SeedPicture, SeedProduct } from "./types";

/** A product's views in display order: their media paths, and the colour that each shows. */
export const productPictures = ({ link, views, colors }: SeedProduct): { path: string; color: SeedColor }[] =>
  Array.from({ length: views }, (_, index) => ({
    path: `products/${link}-${index + 1}.svg`,
    // The last view of a piece with two colours shows the second one.
    color: (index === 3 ? colors[1] : colors[0]) as SeedColor,
  }));

/** Media path of a banner's picture. */
export function bannerPicturePath(banner: Pick<SeedBanner, "id">): string {
  return `banners/${banner.id}.svg`;
}

/** Media path of a category's tile, or of its round icon when it is an occasion or a style. */
export function categoryPicturePath(category: Pick<SeedCategory, "link">): string {
  return `categories/${category.link}.svg`;
}

/** The drawing in another colour, before a backdrop that suits it. */
const recolored = (drawing: ProductDrawing, { hex }: SeedColor): ProductDrawing =>
  hex === drawing.color ? drawing : { ...drawing, color: hex, background: backdropFor(hex, drawing.seed + 3) };

/** The piece that stands for an occasion, a style or a category, by product link. */
const MODELS: Record<string, string> = {
  "da-hoi": "dam-duoi-ca-nguyet-que",
  "cuoi-hoi": "ao-dai-gam-phuong-hong",
  "tiec-cocktail": "dam-satin-trang-non",
  "di-bien": "mu-coi-rong-vanh",
  "cong-so": "blazer-hai-hang-khuy-thuong-luu",
  tet: "ao-dai-lua-ha-dong-nang-som",
  "ky-yeu": "ao-dai-trang-san-truong",
  "chup-anh": "quat-lua-thuy-mac",
  "co-dien": "vong-co-ngoc-trai-hai-tang",
  "toi-gian": "dam-linen-som-mai",
  "quyen-ru": "dam-co-yem-ho-diep",
  bohemian: "dam-boho-cat-vang",
  "thanh-lich": "ao-tweed-khong-co-huong-nhu",
  "ca-tinh": "biker-da-nga-tu",
  "lang-man": "dam-cong-chua-tuyet-mai",
  "hoai-co": "ao-nhat-binh-cung-nu",
  dam: "dam-hoa-nhi-dong-co",
  "dam-da-hoi": "dam-co-yem-ho-diep",
  "dam-cuoi": "dam-cuoi-tra-my",
  vay: "chan-vay-xoe-vu-hoi",
  set: "set-linen-dao-xa",
  "ao-dai": "ao-dai-tay-loe-lieu-ru",
  "phu-kien": "tram-bac-canh-mai",
  vest: "tuxedo-nhung-da-yen",
  "vest-cong-so": "blazer-mot-hang-khuy-dai-su",
  "tui-hang-ngay": "tui-yen-ngua-thao-nguyen",
  "trang-suc": "bong-tai-giot-ngoc",
  "theo-dip": "ao-nhat-binh-thien-thanh",
  "theo-phong-cach": "mang-to-da-ho-guom",
};

function categoryPicture(category: SeedCategory): string {
  const chosen = MODELS[category.link];
  const model = seedProducts.find(({ link, categories }) =>
    chosen ? link === chosen : categories.includes(category.link),
  );
  if (!model) throw new Error(`No product shows category ${category.link}`);
  const isIcon = category.displays.some((kind) => kind === "icon1" || kind === "icon2");
  return isIcon ? drawCategoryIcon(model.drawing) : drawCategoryTile(model.drawing);
}

/** Every picture of the shop, drawn one at a time so that they are never all in memory. */
export function* seedPictures(): Iterable<SeedPicture> {
  for (const product of seedProducts) {
    for (const [index, { path, color }] of productPictures(product).entries()) {
      yield { path, svg: drawProduct(recolored(product.drawing, color), index + 1) };
    }
  }
  for (const banner of seedBanners) yield { path: bannerPicturePath(banner), svg: drawBanner(banner.drawing) };
  for (const category of seedCategories) {
    yield { path: categoryPicturePath(category), svg: categoryPicture(category) };
  }
}
