import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { locks } from "./locks.ts";
import { type Migration, migrations } from "./migrations/index.ts";
import { row } from "./rows.ts";

/** Splits a migration into statements. Function bodies between $$ keep their semicolons. */
const statements = (text: string): string[] =>
  (text.match(/(?:\$\$[\s\S]*?\$\$|--[^\n]*|[^;])+/g) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/--[^\n]*/g, "").trim() !== "");

/**
 * Migrates the database to the newest schema in one transaction. Concurrent processes wait for each other.
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Db, list: readonly Migration[] = migrations): Promise<string[]> {
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
