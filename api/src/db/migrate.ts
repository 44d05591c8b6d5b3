import { DrizzleQueryError, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { locks } from "./locks.ts";
import { type Migration, migrations } from "./migrations/index.ts";
import { row, rows } from "./rows.ts";

/** Splits a migration into statements. Function bodies between $$ keep their semicolons. */
const statements = (text: string): string[] =>
  (text.match(/(?:\$\$[\s\S]*?\$\$|--[^\n]*|[^;])+/g) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/--[^\n]*/g, "").trim() !== "");

const isDeadlock = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && (error.cause as { code?: unknown } | undefined)?.code === "40P01";

/**
 * Migrates the database to the newest schema in one transaction. Concurrent processes wait for each other. A transaction
 * that the database ends because it and requests of a running API wait for each other starts again.
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Db, list: readonly Migration[] = migrations): Promise<string[]> {
  try {
    return await migrateOnce(db, list);
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return migrate(db, list);
  }
}

function migrateOnce(db: Db, list: readonly Migration[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.migration})`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS schema_migrations (number integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now())`,
    );
    const last = await row<{ number: number }>(tx, sql`SELECT max(number) AS number FROM schema_migrations`);
    const done = last?.number ?? 0;
    for (const [index, migration] of list.entries()) {
      if (index < done) continue;
      for (const statement of statements(migration.sql)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`INSERT INTO schema_migrations (number, name) VALUES (${index + 1}, ${migration.name})`);
    }
    return list.slice(done).map(({ name }) => name);
  });
}

/** Names of the migrations that a later version of the shop has run, which this version does not know. */
export async function laterMigrations(db: Db, list: readonly Migration[] = migrations): Promise<string[]> {
  const query = sql`SELECT name FROM schema_migrations WHERE number > ${list.length} ORDER BY number`;
  return (await rows<{ name: string }>(db, query)).map(({ name }) => name);
}
