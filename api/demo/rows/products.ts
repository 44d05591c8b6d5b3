import type { Db } from "../../src/db/client.ts";
import { insertAll } from "../../src/db/insert-all.ts";
import {
  attributes,
  colors,
  productAttributes,
  productCategories,
  productImages,
  products,
} from "../../src/db/schema/catalogue.ts";
import { productId } from "../../src/shop-folder/ids.ts";
import { attributeRows } from "../../src/shop-folder/rows.ts";
import type { Catalogue, Product } from "../catalogue.ts";
import { productPictures } from "../pictures.ts";
import { sizeChartOf } from "./size-charts.ts";

const HOURS_BETWEEN = 11;

/** The attributes that an import would write for this product. */
function attributesOf(value: Product, catalogue: Catalogue) {
  const vocabulary = {
    colors: new Map(Object.entries(catalogue.colors)),
    attributes: new Map(
      Object.entries(catalogue.attributes).map(([key, label], position) => [key, { label, position }]),
    ),
  };
  return attributeRows(value, vocabulary);
}

/** Colours and attributes that products have. */
export async function insertVocabulary(db: Db, catalogue: Catalogue) {
  await insertAll(
    db,
    colors,
    Object.entries(catalogue.colors).map(([name, hex], position) => ({ name, hex, position })),
  );
  await insertAll(
    db,
    attributes,
    Object.entries(catalogue.attributes).map(([key, label], position) => ({ key, label, position })),
  );
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
