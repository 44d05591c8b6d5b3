import { setTimeout } from "node:timers/promises";
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

/** Time that a migration waits for a lock; below the limit of the requests that wait behind it. */
const lockTimeoutMs = 1000;
/** Time in which requests that have waited behind a migration are answered before it starts again. */
const pauseMs = 1000;

const deadlock = "40P01";
const lockTimeout = "55P03";

/** PostgreSQL's code of a failed statement. */
const codeOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause as { code?: unknown } | undefined)?.code : undefined;

/**
 * Migrates the database to the newest schema in one transaction. Concurrent processes wait for each other. The
 * transaction starts again when it deadlocks with requests of a running API, or waits too long for a lock, as for a
 * table that a backup reads: everything else that needs the table would wait behind it.
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Db, list: readonly Migration[] = migrations): Promise<string[]> {
  try {
    return await migrateOnce(db, list);
  } catch (error) {
    const code = codeOf(error);
    if (code !== deadlock && code !== lockTimeout) throw error;
    if (code === lockTimeout) await setTimeout(pauseMs);
    return migrate(db, list);
  }
}

function migrateOnce(db: Db, list: readonly Migration[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.migration})`);
    await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${lockTimeoutMs}`));
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
