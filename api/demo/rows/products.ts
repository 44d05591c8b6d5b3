import { fold } from "@thuot-tha/shared/domain";
import type { Db } from "../../src/db/client.ts";
import { productAttributes, productCategories, productImages, products } from "../../src/db/schema/catalogue.ts";
import type { Catalogue, Product } from "../catalogue.ts";
import { productPictures } from "../pictures.ts";
import { productId } from "./ids.ts";
import { insertAll } from "./insert-all.ts";
import { sizeChartOf } from "./size-charts.ts";

const HOURS_BETWEEN = 11;

const slug = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, "-");

function attributesOf({ attributes, brand, colors, sizes }: Product, catalogue: Catalogue) {
  const all = [
    ...Object.entries(catalogue.attributes).flatMap(([key, label]) =>
      attributes[key] ? [{ key, label, value: attributes[key], hex: null }] : [],
    ),
    { key: "brand", label: "Thương hiệu", value: brand, hex: null },
    ...colors.map((name) => ({ key: "color", label: "Màu sắc", value: name, hex: catalogue.colors[name] })),
    ...sizes.map((size) => ({ key: "size", label: "Cỡ", value: size, hex: null })),
  ];
  return all.map((attribute, position) => ({ ...attribute, slug: slug(attribute.value), position }));
}

function keywordsOf({ categories, attributes, colors }: Product, catalogue: Catalogue): string {
  const names = categories.map((code) => catalogue.categories.find((one) => one.code === code)?.name ?? "");
  const { care, ...searched } = attributes;
  return [...names, ...Object.values(searched), ...colors].join(" ");
}

export async function insertProducts(db: Db, catalogue: Catalogue, now: Date) {
  const rows = catalogue.products.map((product, index) => {
    const { code, name, brand, description, sizes, rent, sale, collection, isNew } = product;
    return {
      id: productId(code),
      link: code,
      ...{ name, brand, description },
      keywords: keywordsOf(product, catalogue),
      forRent: rent !== undefined,
      forSale: sale !== undefined,
      originalPrice: sale?.originalPrice ?? sale?.price ?? 0,
      salePrice: sale?.price ?? 0,
      originalRentalPrice: rent?.originalPrice ?? rent?.price ?? 0,
      rentalPrice: rent?.price ?? 0,
      depositPrice: rent?.deposit ?? 0,
      membershipRentalPrice: rent?.memberPrice ?? 0,
      sizeChartId: sizeChartOf(sizes, catalogue.sizeCharts),
      collectionType: collection ?? null,
      isNew: isNew ?? false,
      createdAt: new Date(now.getTime() - index * HOURS_BETWEEN * 3_600_000),
    };
  });
  await insertAll(db, products, rows);
  const each = <T>(rowsOf: (product: Product) => T[]) =>
    catalogue.products.flatMap((product) =>
      rowsOf(product).map((row) => ({ productId: productId(product.code), ...row })),
    );
  await insertAll(
    db,
    productImages,
    each((product) =>
      productPictures(product).map(({ path, color }, position) => ({
        path,
        alt: position === 0 ? product.name : `${product.name}, ảnh ${position + 1}`,
        color,
        position,
      })),
    ),
  );
  await insertAll(
    db,
    productCategories,
    each(({ categories }) => categories.map((categoryId, position) => ({ categoryId, position }))),
  );
  await insertAll(
    db,
    productAttributes,
    each((product) => attributesOf(product, catalogue)),
  );
}
