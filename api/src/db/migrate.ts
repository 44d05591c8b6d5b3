import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { type Migration, migrations } from "./migrations/index.ts";
import { row } from "./rows.ts";

/** Any fixed number does; it only has to be the same in every process of the shop. */
const LOCK = 7_484_001;

/** Statements of one migration. Function bodies between $$ keep their semicolons. */
const statements = (text: string): string[] =>
  (text.match(/(?:\$\$[\s\S]*?\$\$|--[^\n]*|[^;])+/g) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/--[^\n]*/g, "").trim() !== "");

/**
 * Brings the database to the newest schema, all in one transaction. Processes that start together wait for each other.
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Db, list: readonly Migration[] = migrations): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
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
