import { fold } from "@thuot-tha/shared/domain";
import type { Db } from "../db/client.ts";
import { productAttributes, productCategories, productImages, products } from "../db/schema/catalogue.ts";
import { seedCategories, seedProducts } from "./catalogue.ts";
import { productId } from "./ids.ts";
import { insertAll } from "./insert-all.ts";
import { productPictures } from "./pictures.ts";
import { sizeChartOf } from "./size-charts.ts";
import type { SeedProduct } from "./types.ts";

const HOURS_BETWEEN = 11;

const slug = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, "-");

function attributesOf({ attributes, brand, colors, sizes }: SeedProduct) {
  const all = [
    ...attributes.map((attribute) => ({ ...attribute, hex: null })),
    { key: "brand", label: "Thương hiệu", value: brand, hex: null },
    ...colors.map(({ name, hex }) => ({ key: "color", label: "Màu sắc", value: name, hex })),
    ...sizes.map((size) => ({ key: "size", label: "Kích cỡ", value: size, hex: null })),
  ];
  return all.map((attribute, position) => ({ ...attribute, slug: slug(attribute.value), position }));
}

const categoryNames = new Map(seedCategories.map(({ link, name }) => [link, name]));

const keywordsOf = (product: SeedProduct): string =>
  [
    ...product.categories.map((link) => categoryNames.get(link) ?? ""),
    ...product.attributes.filter(({ key }) => key !== "care").map(({ value }) => value),
    ...product.colors.map(({ name }) => name),
  ].join(" ");

/** The first of the list is the newest. */
export async function seedProductRows(db: Db, now: Date) {
  const rows = seedProducts.map((product, index) => ({
    id: productId(product.link),
    link: product.link,
    name: product.name,
    brand: product.brand,
    description: product.description,
    keywords: keywordsOf(product),
    forRent: product.types.includes("rent"),
    forSale: product.types.includes("sale"),
    originalPrice: product.originalPrice,
    salePrice: product.salePrice,
    originalRentalPrice: product.originalRentalPrice,
    rentalPrice: product.rentalPrice,
    depositPrice: product.depositPrice,
    membershipRentalPrice: product.membershipRentalPrice,
    sizeChartId: sizeChartOf(product.sizes),
    collectionType: product.collectionType,
    isNew: product.isNew,
    createdAt: new Date(now.getTime() - index * HOURS_BETWEEN * 3_600_000),
  }));
  await insertAll(db, products, rows);
  const each = <T>(rowsOf: (product: SeedProduct) => T[]) =>
    seedProducts.flatMap((product) => rowsOf(product).map((row) => ({ productId: productId(product.link), ...row })));
  await insertAll(
    db,
    productImages,
    each((product) =>
      productPictures(product).map(({ path, color }, position) => ({
        path,
        alt: position === 0 ? product.name : `${product.name}, ảnh ${position + 1}`,
        color: color.name,
        position,
      })),
    ),
  );
  await insertAll(
    db,
    productCategories,
    each(({ categories }) => [...new Set(categories)].map((categoryId, position) => ({ categoryId, position }))),
  );
  await insertAll(db, productAttributes, each(attributesOf));
}
