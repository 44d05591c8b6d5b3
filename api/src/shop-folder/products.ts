import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { rows } from "../db/rows.ts";
import { productId, variantId } from "./ids.ts";
import type { MediaPaths } from "./pictures.ts";
import { pieceDifference, type StoredUnit, unitCodes } from "./pieces.ts";
import {
  attributeRows,
  categoryRows,
  imageRows,
  memberPriceRows,
  productRow,
  type Vocabulary,
  variantRows,
  type WholeProduct,
} from "./rows.ts";
import { type Difference, differenceOf, isEmpty, type Row, storedRows, type Table, writeDifference } from "./sync.ts";
import { tables } from "./tables.ts";

export interface ProductOptions {
  vocabulary: Vocabulary;
  paths: MediaPaths;
  /** Whether the folder lists pictures and pieces for rent. */
  hasPictures: boolean;
  hasUnits: boolean;
  now: Date;
}

/** How products of the shop change, and the products' places in the list that was compared. */
export interface ProductChanges {
  differences: { table: Table; difference: Difference }[];
  /** Codes, and what changes of those that the shop has. */
  added: string[];
  changed: Map<string, Set<string>>;
}

interface Stored {
  id: string;
  link: string;
  createdAt: string;
  withdrawnAt: string | null;
}

/** Column names in the words of a shop's folder, where they differ. */
const words: Record<string, string> = {
  for_rent: "rent",
  for_sale: "sale",
  original_price: "sale.originalPrice",
  sale_price: "sale.price",
  original_rental_price: "rent.originalPrice",
  rental_price: "rent.price",
  deposit_price: "rent.deposit",
  membership_rental_price: "rent.memberPrice",
  size_chart_id: "sizeChart",
  collection_type: "collection",
  is_new: "isNew",
  created_at: "addedAt",
  withdrawn_at: "withdrawn",
};

/** Whether a column is in a list of any length, which is one parameter. */
export const isOneOf = (column: SQL, values: readonly string[]): SQL =>
  sql`${column} IN (SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

const listUnitsOf = (db: Db, productIds: readonly string[]): Promise<(StoredUnit & { product_id: string })[]> =>
  rows(
    db,
    sql`
      SELECT u.id, u.variant_id, u.type, u.retired_at, u.retired_why, s.unit_id IS NOT NULL AS sold, v.product_id
      FROM variants v JOIN units u ON u.variant_id = v.id LEFT JOIN unit_sales s ON s.unit_id = u.id
      WHERE ${isOneOf(sql`v.product_id`, productIds)} ORDER BY u.id`,
  );

function groupBy<T>(list: readonly T[], keyOf: (one: T) => unknown): Map<unknown, T[]> {
  const groups = new Map<unknown, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** Compares products with the shop's. Reads only. @param first number of products before these in the folder */
export async function compareProducts(
  db: Db,
  products: readonly WholeProduct[],
  first: number,
  options: ProductOptions,
): Promise<ProductChanges> {
  const { now, vocabulary, paths, hasPictures, hasUnits } = options;
  const codes = products.map(({ value }) => value.code);
  const found = await rows<Stored>(
    db,
    sql`
      SELECT id, link, to_jsonb(created_at) #>> '{}' AS "createdAt", to_jsonb(withdrawn_at) #>> '{}' AS "withdrawnAt"
      FROM products
      WHERE ${isOneOf(sql`link`, codes)}`,
  );
  const storedProducts = new Map(found.map((one) => [one.link, one]));
  const storedIds = found.map(({ id }) => id);
  const ofProducts = isOneOf(sql`stored.product_id`, storedIds);
  const storedVariants = groupBy(await storedRows(db, tables.variants, ofProducts), ({ product_id }) => product_id);
  const storedUnits = groupBy(await listUnitsOf(db, storedIds), ({ product_id }) => product_id);

  const desired: Record<"products" | "memberPrices" | "categoriesOf" | "attributesOf" | "images" | "variants", Row[]> =
    {
      products: [],
      memberPrices: [],
      categoriesOf: [],
      attributesOf: [],
      images: [],
      variants: [],
    };
  const pieces: Difference = { added: [], changed: [], removed: [] };
  for (const [index, product] of products.entries()) {
    const { value } = product;
    const stored = storedProducts.get(value.code);
    const id = stored?.id ?? productId(value.code);
    // The first product of a folder is the newest.
    const newCreatedAt = new Date(now.getTime() - first - index).toISOString();
    desired.products.push(
      productRow(product, id, {
        createdAt: value.addedAt ?? stored?.createdAt ?? newCreatedAt,
        withdrawnAt: value.withdrawn ? (stored?.withdrawnAt ?? now.toISOString()) : null,
      }),
    );
    desired.memberPrices.push(...memberPriceRows(product, id));
    desired.categoriesOf.push(...categoryRows(product, id));
    desired.attributesOf.push(...attributeRows(value, vocabulary).map((row) => ({ ...row, product_id: id })));
    if (hasPictures) desired.images.push(...imageRows(product, id, paths));

    const before = storedVariants.get(id) ?? [];
    const known = new Map(before.map((row) => [`${row.size}\n${row.color}`, String(row.id)]));
    const knownId = (size: string, color: string) => known.get(`${size}\n${color}`);
    const variants = variantRows(product, id, knownId);
    const ids = new Set(variants.map((row) => row.id));
    // A size or colour that the folder no longer has stays for the orders and carts that name it.
    const left = before.filter((row) => !ids.has(row.id));
    desired.variants.push(
      ...variants,
      ...left.map((row) => ({ ...row, withdrawn_at: row.withdrawn_at ?? now.toISOString() })),
    );
    const difference = pieceDifference((storedUnits.get(id) as StoredUnit[] | undefined) ?? [], {
      variants: new Map(variants.map((row, at) => [String(row.id), product.variants[at]?.stock ?? null])),
      units: hasUnits
        ? unitCodes(product.units, (size, color) => knownId(size, color) ?? variantId(value.code, size, color))
        : null,
      at: now,
    });
    pieces.added.push(...difference.added);
    pieces.changed.push(...difference.changed);
  }

  const differences: ProductChanges["differences"] = [];
  for (const [name, list] of Object.entries(desired)) {
    if (name === "images" && !hasPictures) continue;
    const table: Table = tables[name as keyof typeof desired];
    const scope = name === "products" ? isOneOf(sql`stored.id`, storedIds) : ofProducts;
    const before = name === "variants" ? [...storedVariants.values()].flat() : await storedRows(db, table, scope);
    differences.push({ table, difference: differenceOf(table, list, before) });
  }
  differences.push({ table: tables.units, difference: pieces });
  return { differences, ...describe(products, storedProducts, storedVariants, differences) };
}

/** What changes, by the products' codes. */
function describe(
  products: readonly WholeProduct[],
  storedProducts: ReadonlyMap<string, Stored>,
  storedVariants: ReadonlyMap<unknown, Row[]>,
  differences: ProductChanges["differences"],
): Pick<ProductChanges, "added" | "changed"> {
  const codes = new Map([...storedProducts.values()].map(({ id, link }) => [id, link]));
  const productOfVariant = new Map([...storedVariants.values()].flat().map((row) => [row.id, row.product_id]));
  const parts: Record<string, string> = {
    product_member_prices: "rent.packagePrices",
    product_categories: "categories",
    product_attributes: "attributes",
    product_images: "pictures",
    variants: "variants",
    units: "units",
  };
  const changed = new Map<string, Set<string>>();
  const add = (row: Row, fields: readonly string[]) => {
    const variant = row.variant_id === undefined ? row.id : row.variant_id;
    const id = row.product_id ?? productOfVariant.get(variant) ?? row.id;
    const code = codes.get(String(id));
    if (code === undefined) return;
    const all = changed.get(code) ?? new Set();
    for (const field of fields) all.add(field);
    changed.set(code, all);
  };
  for (const { table, difference } of differences) {
    const part = parts[table.name];
    for (const row of [...difference.added, ...difference.removed]) add(row, [part ?? ""]);
    for (const { row, columns } of difference.changed) {
      add(row, part ? [part] : columns.map((column) => words[column] ?? column));
    }
  }
  const added = products.map(({ value }) => value.code).filter((code) => !storedProducts.has(code));
  return { added, changed };
}

/** Variants whose pieces change, which orders lock. */
export const touchedVariants = ({ differences }: ProductChanges): string[] =>
  differences.flatMap(({ table, difference }) => {
    if (table.name === "variants") return difference.changed.map(({ row }) => String(row.id));
    if (table.name !== "units") return [];
    return [...difference.added, ...difference.changed.map(({ row }) => row)].map((row) => String(row.variant_id));
  });

/** Locks variants in the order in which orders lock them, so that the two cannot deadlock. */
export const lockTouched = (db: Db, variantIds: readonly string[]): Promise<unknown> =>
  db.execute(sql`SELECT id FROM variants WHERE ${isOneOf(sql`id`, variantIds)} ORDER BY id FOR NO KEY UPDATE`);

export async function writeProducts(db: Db, { differences }: ProductChanges): Promise<void> {
  for (const { table, difference } of differences) {
    if (!isEmpty(difference)) await writeDifference(db, table, difference);
  }
}

/** Words by which products are found besides their names: their categories, attributes and colours. */
export const refreshKeywords = (
  db: Db,
  productIds: readonly string[],
  categoryIds: readonly string[],
): Promise<unknown> =>
  db.execute(sql`
    WITH found AS MATERIALIZED (
      SELECT p.id, concat_ws(' ',
        (SELECT string_agg(c.name, ' ' ORDER BY pc.position)
           FROM product_categories pc JOIN categories c ON c.id = pc.category_id WHERE pc.product_id = p.id),
        (SELECT string_agg(a.value, ' ' ORDER BY a.position)
           FROM product_attributes a WHERE a.product_id = p.id AND a.key NOT IN ('brand', 'size', 'care'))) AS keywords
      FROM products p
      WHERE ${isOneOf(sql`p.id`, productIds)} OR p.id IN (
        SELECT product_id FROM product_categories WHERE ${isOneOf(sql`category_id`, categoryIds)}))
    UPDATE products p SET keywords = found.keywords FROM found
    WHERE found.id = p.id AND found.keywords IS DISTINCT FROM p.keywords`);
