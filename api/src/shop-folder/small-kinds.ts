import { type SQL, sql } from "drizzle-orm";
import { usedCategories } from "../content/queries/used-categories.ts";
import type { Db } from "../db/client.ts";
import type { Kind } from "./kinds.ts";
import type { ShopFolder } from "./read.ts";
import type { smallRows } from "./rows.ts";
import { type Difference, differenceOf, isEmpty, type Row, storedRows, type Table, writeDifference } from "./sync.ts";
import { tables } from "./tables.ts";

type SmallRows = ReturnType<typeof smallRows>;

/** How the records of a kind with few records change. */
export interface SmallChanges {
  kind: Kind;
  parts: { table: Table; difference: Difference }[];
  added: string[];
  changed: Map<string, Set<string>>;
  removed: string[];
}

/**
 * Tables by kind, the first with the records themselves. Referenced tables come before the tables that refer to them.
 */
const tablesOf = [
  ["colors", ["colors"]],
  ["attributes", ["attributes"]],
  ["size-charts", ["sizeCharts"]],
  ["categories", ["categories", "displays"]],
  ["packages", ["packages"]],
  ["promotions", ["promotions"]],
  ["banners", ["banners"]],
  ["pages", ["pages"]],
] as const satisfies [Kind, (keyof SmallRows)[]][];

/** Column names in the words of a shop's folder, where they differ by more than their style. */
const words: Record<string, string> = {
  parent_id: "parent",
  image_path: "picture",
  picture_path: "picture",
  portrait_path: "portrait",
  rank: "order",
  label: "name",
  body: "text",
};

const camel = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The code of a record, by a row of any of its tables. */
const codeOf = (kind: Kind, row: Row): string =>
  kind === "pages" ? `${row.kind}/${row.slug}` : String(row.category_id ?? row.id ?? row.key ?? row.name);

/**
 * Rows that no part of the shop refers to; only those can be removed. A folder with products says itself which
 * categories they have, and withdraws the others.
 */
export const removableRows = (present: ShopFolder["present"]): Partial<Record<Kind, SQL>> => ({
  colors: sql`NOT EXISTS (SELECT FROM product_attributes a WHERE a.key = 'color' AND a.value = stored.name)`,
  attributes: sql`NOT EXISTS (SELECT FROM product_attributes a WHERE a.key = stored.key)`,
  "size-charts": sql`NOT EXISTS (SELECT FROM products p WHERE p.size_chart_id = stored.id)`,
  packages: sql`NOT EXISTS (SELECT FROM memberships m WHERE m.package_id = stored.id)
    AND NOT EXISTS (SELECT FROM payments p WHERE p.package_id = stored.id)`,
  ...(present.has("products") ? {} : { categories: sql`stored.id NOT IN (${usedCategories})` }),
});

/**
 * Compares the kinds that the folder has with the shop. @param prune whether what the folder does not have is removed
 */
export async function compareSmall(
  db: Db,
  { present }: ShopFolder,
  desired: SmallRows,
  prune: boolean,
): Promise<SmallChanges[]> {
  const removable = removableRows(present);
  const all: SmallChanges[] = [];
  for (const [kind, names] of tablesOf) {
    if (!present.has(kind)) continue;
    const changes: SmallChanges = { kind, parts: [], added: [], changed: new Map(), removed: [] };
    const codes = new Set(desired[names[0]].map((row) => codeOf(kind, row)));
    const free = removable[kind];
    const gone =
      prune && free ? new Set((await storedRows(db, tables[names[0]], free)).map((row) => codeOf(kind, row))) : null;
    for (const name of names) {
      const table: Table = tables[name];
      const stored = await storedRows(db, table, sql`true`);
      const isInScope = (row: Row) => codes.has(codeOf(kind, row)) || (prune && (gone?.has(codeOf(kind, row)) ?? true));
      const difference = differenceOf(table, desired[name], stored.filter(isInScope));
      changes.parts.push({ table, difference });
      note(changes, difference, codes, new Set(stored.map((row) => codeOf(kind, row))), name === names[0]);
    }
    all.push(changes);
  }
  return all;
}

/** Adds the changes of one table to those of its records. */
function note(
  { kind, added, changed, removed }: SmallChanges,
  difference: Difference,
  codes: ReadonlySet<string>,
  stored: ReadonlySet<string>,
  isFirst: boolean,
): void {
  const change = (row: Row, fields: readonly string[]) => {
    const code = codeOf(kind, row);
    if (added.includes(code) || removed.includes(code)) return;
    changed.set(code, new Set([...(changed.get(code) ?? []), ...fields]));
  };
  for (const row of difference.added) {
    const code = codeOf(kind, row);
    if (!isFirst || stored.has(code)) change(row, [isFirst ? "sizes" : "displays"]);
    else if (!added.includes(code)) added.push(code);
  }
  for (const row of difference.removed) {
    const code = codeOf(kind, row);
    if (codes.has(code)) change(row, [isFirst ? "sizes" : "displays"]);
    else if (!removed.includes(code)) removed.push(code);
  }
  for (const { row, columns } of difference.changed) {
    change(
      row,
      columns.map((column) =>
        column === "position" && kind !== "banners" ? "order" : (words[column] ?? camel(column)),
      ),
    );
  }
}

export async function writeSmall(db: Db, changes: readonly SmallChanges[]): Promise<void> {
  for (const { parts } of changes) {
    for (const { table, difference } of parts) if (!isEmpty(difference)) await writeDifference(db, table, difference);
  }
}

/** Renames colours and attributes in the products that have them, also those that the folder does not have. */
export const refreshVocabulary = async (db: Db): Promise<void> => {
  await db.execute(sql`
    UPDATE product_attributes a SET hex = c.hex FROM colors c
    WHERE a.key = 'color' AND a.value = c.name AND a.hex IS DISTINCT FROM c.hex`);
  await db.execute(sql`
    UPDATE product_attributes a SET label = k.label, position = k.position FROM attributes k
    WHERE a.key = k.key AND (a.label, a.position) IS DISTINCT FROM (k.label, k.position::smallint)`);
};
