import { slugOf } from "./check.ts";
import { variantId } from "./ids.ts";
import type { RecordOf } from "./kinds.ts";
import type { MediaPaths } from "./pictures.ts";
import type { Records, ShopFolder } from "./read.ts";
import type { Row } from "./sync.ts";

/** Attributes that every product has: their labels, and their places after all others. */
const own = {
  brand: { label: "Thương hiệu", position: 1000 },
  color: { label: "Màu sắc", position: 2000 },
  size: { label: "Cỡ", position: 3000 },
};

/** Names and hex values of colours, labels and places of attributes: those of the shop and of the folder. */
export interface Vocabulary {
  colors: ReadonlyMap<string, string>;
  attributes: ReadonlyMap<string, { label: string; position: number }>;
}

/** A product with the records that belong to it. */
export interface WholeProduct {
  value: RecordOf<"products">;
  variants: { size: string; color: string; stock: number | null }[];
  units: RecordOf<"units">[];
  pictures: RecordOf<"pictures">[];
}

const grouped = <T>(list: readonly { value: T }[], keyOf: (value: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const { value } of list) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
};

/** Every product with its variants, pieces and pictures. A product without variants has each size in each colour. */
export function wholeProducts({ products, variants, units, pictures }: Records): WholeProduct[] {
  const variantsOf = grouped(variants, ({ product }) => product);
  const unitsOf = grouped(units, ({ product }) => product);
  const picturesOf = grouped(pictures, ({ product }) => product);
  return products.map(({ value }) => ({
    value,
    variants:
      variantsOf.get(value.code)?.map(({ size, color, stock = null }) => ({ size, color, stock })) ??
      value.sizes.flatMap((size) => value.colors.map((color) => ({ size, color, stock: null }))),
    units: unitsOf.get(value.code) ?? [],
    pictures: picturesOf.get(value.code) ?? [],
  }));
}

/** @param times those of the stored product, or of a new one */
export function productRow(
  { value }: WholeProduct,
  id: string,
  times: { createdAt: string; withdrawnAt: string | null },
): Row {
  const { code, name, brand, description, rent, sale, collection, isNew, sizeChart } = value;
  return {
    id,
    link: code,
    name,
    brand,
    description,
    for_rent: rent !== undefined,
    for_sale: sale !== undefined,
    original_price: sale?.originalPrice ?? sale?.price ?? 0,
    sale_price: sale?.price ?? 0,
    original_rental_price: rent?.originalPrice ?? rent?.price ?? 0,
    rental_price: rent?.price ?? 0,
    deposit_price: rent?.deposit ?? 0,
    membership_rental_price: rent?.memberPrice ?? 0,
    size_chart_id: sizeChart ?? null,
    collection_type: collection ?? null,
    is_new: isNew,
    created_at: times.createdAt,
    withdrawn_at: times.withdrawnAt,
  };
}

export const memberPriceRows = ({ value: { rent } }: WholeProduct, product_id: string): Row[] =>
  Object.entries(rent?.packagePrices ?? {}).map(([package_id, rental_price]) => ({
    product_id,
    package_id,
    rental_price,
  }));

export const categoryRows = ({ value: { categories } }: WholeProduct, product_id: string): Row[] =>
  categories.map((category_id, position) => ({ product_id, category_id, position }));

/** Colour and size are attributes too, by which lists are filtered. */
export function attributeRows(
  { attributes, brand, colors, sizes }: Pick<RecordOf<"products">, "attributes" | "brand" | "colors" | "sizes">,
  vocabulary: Vocabulary,
) {
  const row = (key: keyof typeof own, value: string, index = 0, hex: string | null = null) => ({
    key,
    slug: slugOf(value),
    label: own[key].label,
    value,
    hex,
    position: own[key].position + index,
  });
  return [
    ...Object.entries(attributes).map(([key, value]) => ({
      key,
      slug: slugOf(value),
      value,
      hex: null,
      ...(vocabulary.attributes.get(key) ?? { label: key, position: 0 }),
    })),
    row("brand", brand),
    ...colors.map((name, index) => row("color", name, index, vocabulary.colors.get(name))),
    ...sizes.map((size, index) => row("size", size, index)),
  ];
}

/** The description of a picture without one of its own. */
export const defaultAlt = (name: string, position: number): string =>
  position === 0 ? name : `${name}, ảnh ${position + 1}`;

export const imageRows = ({ value, pictures }: WholeProduct, product_id: string, paths: MediaPaths): Row[] =>
  pictures.map(({ file, alt, color = null }, position) => ({
    product_id,
    position,
    color,
    path: paths.get(file) ?? file,
    alt: alt ?? defaultAlt(value.name, position),
  }));

/** @param known ids of the stored variants, by size and colour */
export const variantRows = (
  { value, variants, units }: WholeProduct,
  product_id: string,
  known: (size: string, color: string) => string | undefined,
): Row[] =>
  variants.map(({ size, color }, position) => ({
    id: known(size, color) ?? variantId(value.code, size, color),
    product_id,
    size,
    color,
    position,
    withdrawn_at: null,
    rent_units: units.filter((unit) => unit.size === size && unit.color === color).length,
  }));

/** Rows of the kinds that are few. */
export function smallRows({ records, texts }: ShopFolder, paths: MediaPaths, now: Date) {
  const media = (file: string | undefined) => (file === undefined ? null : (paths.get(file) ?? file));
  const positions = new Map<string, number>();
  const nextOf = (chart: string) => {
    const position = positions.get(chart) ?? 0;
    positions.set(chart, position + 1);
    return position;
  };
  return {
    colors: records.colors.map(({ value }, position) => ({ ...value, position })),
    attributes: records.attributes.map(({ value: { code, name } }, position) => ({ key: code, label: name, position })),
    categories: records.categories.map(({ value: { code, parent, picture, order, name, description } }, index) => ({
      id: code,
      link: code,
      name,
      description,
      parent_id: parent ?? null,
      image_path: media(picture),
      position: order ?? index,
    })),
    displays: records.categories.flatMap(({ value: { code, displays } }) =>
      displays.map((kind) => ({ category_id: code, kind })),
    ),
    sizeCharts: records["size-charts"].map(({ value: { chart, ...sizes } }) => ({
      id: chart,
      position: nextOf(chart),
      ...sizes,
    })),
    banners: records.banners.map(
      ({ value: { code, picture, portrait, order, startsAt, endsAt, ...banner } }, index) => ({
        id: code,
        ...banner,
        image_path: media(picture),
        portrait_path: media(portrait),
        rank: order ?? index,
        starts_at: startsAt ?? null,
        ends_at: endsAt ?? null,
      }),
    ),
    packages: records.packages.map(({ value }, index) => ({
      id: value.code,
      name: value.name,
      type: value.type,
      color: value.color,
      price: value.price,
      duration_days: value.durationDays,
      percent_discount: value.percentDiscount,
      extend_day: value.extendDay,
      perks: value.perks,
      position: value.order ?? index,
    })),
    promotions: records.promotions.map(({ value }, index) => ({
      id: value.code,
      title: value.title,
      description: value.description,
      applies_to: value.appliesTo,
      position: value.order ?? index + 1,
      starts_at: value.startsAt ?? null,
      ends_at: value.endsAt ?? null,
    })),
    pages: records.pages.map(({ value: { kind, slug, title, picture } }) => ({
      kind,
      slug,
      title,
      body: texts.get(`${kind}/${slug}`) ?? "",
      picture_path: media(picture),
      updated_at: now.toISOString(),
    })),
  } satisfies Record<string, Row[]>;
}
