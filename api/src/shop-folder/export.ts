import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Objects } from "@thuot-tha/shared/server";
import { sql } from "drizzle-orm";
import pLimit from "p-limit";
import { z } from "zod";
import type { Db } from "../db/client.ts";
import { rows } from "../db/rows.ts";
import { writeCsv } from "./csv.ts";
import { type Kind, kindNames, kinds, type RecordOf } from "./kinds.ts";
import { defaultAlt } from "./rows.ts";
import { type Row, storedRows } from "./sync.ts";
import { tables } from "./tables.ts";

export type FileFormat = "csv" | "json";

/** Pictures that are read at the same time. */
const maxAtOnce = 8;

/** A folder that is to be written has files already. */
export class FolderNotEmpty extends Error {
  override name = "FolderNotEmpty";
}

const moment = (value: unknown): string | undefined =>
  value === null ? undefined : new Date(value as string).toISOString();
const text = (value: unknown): string | undefined => (value === null ? undefined : String(value));

type Exported = { [K in Kind]: RecordOf<K>[] };

const by = (column: string) => (a: Row, b: Row) => Number(a[column]) - Number(b[column]);

/** Rows of the kinds with few records, in their order. */
async function smallRecords(db: Db) {
  const all = async (name: keyof typeof tables, order: string) =>
    (await storedRows(db, tables[name], sql`true`)).sort(by(order));
  const displays = await storedRows(db, tables.displays, sql`true`);
  return {
    colors: (await all("colors", "position")).map(({ name, hex }) => ({ name, hex })),
    attributes: (await all("attributes", "position")).map(({ key, label }) => ({ code: key, name: label })),
    "size-charts": (await all("sizeCharts", "position"))
      .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
      .map(({ id, size, bust, waist, hip }) => ({ chart: id, size, bust, waist, hip })),
    categories: (await all("categories", "position")).map((row) => ({
      code: row.id,
      name: row.name,
      parent: text(row.parent_id),
      description: row.description,
      displays: displays
        .filter(({ category_id }) => category_id === row.id)
        .map(({ kind }) => kind)
        .sort(),
      picture: text(row.image_path),
      order: row.position,
    })),
    banners: (await all("banners", "rank")).map((row) => ({
      code: row.id,
      title: row.title,
      subtitle: row.subtitle,
      link: row.link,
      position: row.position,
      picture: row.image_path,
      portrait: text(row.portrait_path),
      order: row.rank,
      startsAt: moment(row.starts_at),
      endsAt: moment(row.ends_at),
    })),
    packages: (await all("packages", "position")).map((row) => ({
      code: row.id,
      name: row.name,
      type: row.type,
      color: row.color,
      price: row.price,
      durationDays: row.duration_days,
      percentDiscount: row.percent_discount,
      extendDay: row.extend_day,
      perks: row.perks,
      order: row.position,
    })),
    promotions: (await all("promotions", "position")).map((row) => ({
      code: row.id,
      title: row.title,
      description: row.description,
      appliesTo: row.applies_to,
      order: row.position,
      startsAt: moment(row.starts_at),
      endsAt: moment(row.ends_at),
    })),
  };
}

/** Products, newest first. */
const listProducts = (db: Db): Promise<RecordOf<"products">[]> =>
  rows<{ row: RecordOf<"products"> }>(
    db,
    sql`
      SELECT jsonb_strip_nulls(jsonb_build_object(
        'code', p.link, 'name', p.name, 'brand', p.brand, 'description', p.description,
        'categories', ARRAY(SELECT category_id FROM product_categories c WHERE c.product_id = p.id ORDER BY position),
        'attributes', (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM product_attributes a
          WHERE a.product_id = p.id AND a.key NOT IN ('brand', 'color', 'size')),
        'colors', ARRAY(SELECT value FROM product_attributes a
          WHERE a.product_id = p.id AND a.key = 'color' ORDER BY position),
        'sizes', ARRAY(SELECT value FROM product_attributes a
          WHERE a.product_id = p.id AND a.key = 'size' ORDER BY position),
        'sizeChart', p.size_chart_id,
        'rent', CASE WHEN p.for_rent THEN jsonb_build_object(
          'price', p.rental_price,
          'originalPrice', nullif(p.original_rental_price, p.rental_price),
          'deposit', p.deposit_price,
          'memberPrice', nullif(p.membership_rental_price, 0),
          'packagePrices', (SELECT coalesce(jsonb_object_agg(package_id, rental_price), '{}')
            FROM product_member_prices m WHERE m.product_id = p.id)) END,
        'sale', CASE WHEN p.for_sale THEN jsonb_build_object(
          'price', p.sale_price, 'originalPrice', nullif(p.original_price, p.sale_price)) END,
        'collection', p.collection_type, 'isNew', p.is_new,
        'addedAt', to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'withdrawn', p.withdrawn_at IS NOT NULL)) AS row
      FROM products p ORDER BY p.created_at DESC, p.id`,
  ).then((found) => found.map(({ row }) => row));

async function partRecords(db: Db) {
  const pictures = await rows<{
    product: string;
    name: string;
    file: string;
    alt: string;
    color: string | null;
    position: number;
  }>(
    db,
    sql`SELECT p.link AS product, p.name, m.path AS file, m.alt, m.color, m.position
      FROM product_images m JOIN products p ON p.id = m.product_id ORDER BY p.created_at DESC, p.id, m.position`,
  );
  const variants = await rows<RecordOf<"variants"> & { forSale: boolean }>(
    db,
    sql`SELECT p.link AS product, v.size, v.color, p.for_sale AS "forSale", (
          SELECT count(*)::int FROM units u WHERE u.variant_id = v.id AND u.type = 'sale' AND u.retired_at IS NULL
            AND NOT EXISTS (SELECT FROM unit_sales s WHERE s.unit_id = u.id)) AS stock
      FROM variants v JOIN products p ON p.id = v.product_id WHERE v.withdrawn_at IS NULL
      ORDER BY p.created_at DESC, p.id, v.position`,
  );
  return {
    pictures: pictures.map(({ product, name, file, alt, color, position }) => ({
      product,
      file,
      color: color ?? undefined,
      alt: alt === defaultAlt(name, position) ? undefined : alt,
    })),
    variants: variants.map(({ forSale, stock, ...variant }) => ({ ...variant, stock: forSale ? stock : undefined })),
    units: await rows<RecordOf<"units">>(
      db,
      sql`SELECT u.id AS code, p.link AS product, v.size, v.color
        FROM units u JOIN variants v ON v.id = u.variant_id JOIN products p ON p.id = v.product_id
        WHERE u.type = 'rental' AND u.retired_at IS NULL AND p.for_rent AND v.withdrawn_at IS NULL
        ORDER BY p.created_at DESC, p.id, v.position, u.id`,
    ),
  };
}

/** The JSON schema of a kind's file, for editors. */
const fileSchema = (kind: Kind): object => {
  const { $schema, ...record } = z.toJSONSchema(kinds[kind], { io: "input" });
  return {
    $schema,
    title: `${kind} of a shop's folder`,
    oneOf: [
      { type: "array", items: { $ref: "#/$defs/record" } },
      {
        type: "object",
        properties: { $schema: { type: "string" }, records: { type: "array", items: { $ref: "#/$defs/record" } } },
        required: ["records"],
        additionalProperties: false,
      },
    ],
    $defs: { record },
  };
};

/** Writes `schemas/<kind>.json` for every kind. */
export async function writeSchemas(directory: string): Promise<void> {
  await mkdir(join(directory, "schemas"), { recursive: true });
  for (const kind of kindNames) {
    await writeFile(join(directory, "schemas", `${kind}.json`), `${JSON.stringify(fileSchema(kind), null, 2)}\n`);
  }
}

async function writeRecords<K extends Kind>(
  directory: string,
  kind: K,
  records: readonly object[],
  format: FileFormat,
) {
  const written =
    format === "csv"
      ? writeCsv(records, kinds[kind])
      : `${JSON.stringify({ $schema: `./schemas/${kind}.json`, records }, null, 2)}\n`;
  await writeFile(join(directory, `${kind}.${format}`), written);
}

/** Copies the pictures that the records name. @returns those that the store does not have */
async function copyPictures(directory: string, media: Objects, records: Exported): Promise<string[]> {
  const { pictures, banners, categories, pages } = records;
  const files = new Set(
    [
      ...pictures.map(({ file }) => file),
      ...banners.flatMap(({ picture, portrait }) => [picture, portrait]),
      ...[...categories, ...pages].map(({ picture }) => picture),
    ].filter((file) => file !== undefined),
  );
  const limited = pLimit(maxAtOnce);
  const missing = await Promise.all(
    [...files].map((file) =>
      limited(async () => {
        const bytes = await media.read(file);
        if (!bytes) return file;
        const target = join(directory, "pictures", file);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, bytes);
        return null;
      }),
    ),
  );
  return missing.filter((file) => file !== null);
}

/**
 * Writes the shop as a folder that `importFolder` reads. Throws FolderNotEmpty.
 * @returns the number of records by kind, and pictures that their store does not have
 */
export async function exportFolder(
  db: Db,
  media: Objects,
  directory: string,
  format: FileFormat = "csv",
): Promise<{ counts: [Kind, number][]; missing: string[] }> {
  await mkdir(directory, { recursive: true });
  if ((await readdir(directory)).length > 0) throw new FolderNotEmpty(`${directory} is not empty.`);
  const pages = (await storedRows(db, tables.pages, sql`true`)).sort((a, b) =>
    `${a.kind}/${a.slug}` < `${b.kind}/${b.slug}` ? -1 : 1,
  );
  const records = {
    ...(await smallRecords(db)),
    ...(await partRecords(db)),
    products: await listProducts(db),
    pages: pages.map(({ kind, slug, title, picture_path }) => ({ kind, slug, title, picture: text(picture_path) })),
  } as Exported;
  for (const kind of kindNames) await writeRecords(directory, kind, records[kind], format);
  for (const { kind, slug, body } of pages) {
    await mkdir(join(directory, "pages", String(kind)), { recursive: true });
    await writeFile(join(directory, "pages", String(kind), `${slug}.md`), `${body}\n`);
  }
  if (format === "json") await writeSchemas(directory);
  return {
    counts: kindNames.map((kind) => [kind, records[kind].length]),
    missing: await copyPictures(directory, media, records),
  };
}
