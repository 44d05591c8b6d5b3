import { isDeepStrictEqual } from "node:util";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { rows } from "../db/rows.ts";

/** A row by the names of its columns. */
export type Row = Record<string, unknown>;

export interface Table {
  name: string;
  keys: readonly string[];
  /** Columns that decide whether a row has changed. */
  compared: readonly string[];
  /** Further columns that are written with them. */
  written?: readonly string[];
  /** Further columns of new rows only. */
  inserted?: readonly string[];
  /** Whether rows refer to others of the same table: one is removed once none refers to it. */
  refersToItself?: boolean;
}

/** The changes that turn a table's rows in a scope into the desired ones. */
export interface Difference {
  added: Row[];
  changed: { row: Row; columns: string[] }[];
  removed: Row[];
}

const names = (columns: readonly string[], prefix = ""): SQL =>
  sql.join(
    columns.map((column) => sql`${sql.raw(prefix)}${sql.identifier(column)}`),
    sql`, `,
  );

const columnsOf = ({ keys, compared, written = [] }: Table): string[] => [...keys, ...compared, ...written];

/** Rows as one parameter, however many there are. */
const recordset = (table: Table, list: readonly Row[]): SQL =>
  sql`jsonb_populate_recordset(NULL::${sql.identifier(table.name)}, ${JSON.stringify(list)}::jsonb)`;

const sameKey = ({ keys }: Table): SQL =>
  sql.join(
    keys.map((key) => sql`stored.${sql.identifier(key)} = sent.${sql.identifier(key)}`),
    sql` AND `,
  );

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)$/;

/** Times of the database and of files in one form. */
const normal = (value: unknown): unknown =>
  typeof value === "string" && isMoment.test(value) ? new Date(value).toISOString() : (value ?? null);

/** The table's rows that fulfil the condition, which names the table `stored`. */
export async function storedRows(db: Db, table: Table, where: SQL): Promise<Row[]> {
  const found = await rows<{ row: Row }>(
    db,
    sql`SELECT to_jsonb(picked) AS row FROM (
      SELECT ${names(columnsOf(table), "stored.")} FROM ${sql.identifier(table.name)} AS stored WHERE ${where}) AS picked`,
  );
  return found.map(({ row }) => row);
}

const keyOf = ({ keys }: Table, row: Row): string => JSON.stringify(keys.map((key) => row[key]));

export function differenceOf(table: Table, desired: readonly Row[], stored: readonly Row[]): Difference {
  const before = new Map(stored.map((row) => [keyOf(table, row), row]));
  const difference: Difference = { added: [], changed: [], removed: [] };
  for (const row of desired) {
    const key = keyOf(table, row);
    const old = before.get(key);
    before.delete(key);
    if (!old) {
      difference.added.push(row);
      continue;
    }
    const columns = table.compared.filter((column) => !isDeepStrictEqual(normal(row[column]), normal(old[column])));
    if (columns.length > 0) difference.changed.push({ row, columns });
  }
  difference.removed = [...before.values()];
  return difference;
}

export const isEmpty = ({ added, changed, removed }: Difference): boolean =>
  added.length + changed.length + removed.length === 0;

async function removeRows(db: Db, table: Table, list: readonly Row[]): Promise<void> {
  if (list.length === 0) return;
  await db.execute(
    sql`DELETE FROM ${sql.identifier(table.name)} AS stored USING ${recordset(table, list)} AS sent WHERE ${sameKey(table)}`,
  );
}

async function insertRows(db: Db, table: Table, list: readonly Row[]): Promise<void> {
  if (list.length === 0) return;
  const columns = names([...columnsOf(table), ...(table.inserted ?? [])]);
  await db.execute(
    sql`INSERT INTO ${sql.identifier(table.name)} (${columns}) SELECT ${columns} FROM ${recordset(table, list)}`,
  );
}

async function updateRows(db: Db, table: Table, list: readonly Row[]): Promise<void> {
  if (list.length === 0) return;
  const changes = sql.join(
    [...table.compared, ...(table.written ?? [])].map(
      (column) => sql`${sql.identifier(column)} = sent.${sql.identifier(column)}`,
    ),
    sql`, `,
  );
  await db.execute(
    sql`UPDATE ${sql.identifier(table.name)} AS stored SET ${changes} FROM ${recordset(table, list)} AS sent
      WHERE ${sameKey(table)}`,
  );
}

/** Writes a difference: an upsert would take a number of the tables' identity columns for each row that exists. */
export async function writeDifference(db: Db, table: Table, { added, changed, removed }: Difference): Promise<void> {
  const update = () =>
    updateRows(
      db,
      table,
      changed.map(({ row }) => row),
    );
  if (table.refersToItself) {
    await insertRows(db, table, added);
    await update();
    await removeRows(db, table, removed);
  } else {
    await removeRows(db, table, removed);
    await update();
    await insertRows(db, table, added);
  }
}
