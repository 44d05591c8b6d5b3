import { randomUUID } from "node:crypto";
import pg from "pg";
import { type Database, openServer } from "../db/client.ts";

/** The variable with the server's address for every suite; Jest's global setup sets it. */
export const addressVariable = "TEST_POSTGRES_URL";
/** The migrated template database. No connection to it stays open, because PostgreSQL could not copy it then. */
export const templateName = "migrated";

/** Address of a database on the tests' server. */
export function urlOf(database: string): string {
  const url = new URL(process.env[addressVariable] ?? "");
  url.pathname = database;
  return url.href;
}

/** Runs one statement outside of any database of the shop. */
export async function query(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf("postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Timeouts that a busy machine does not reach. */
export const timeouts = { connectMs: 60_000, statementMs: 60_000, lockMs: 60_000 };

/**
 * A fresh migrated database on the tests' server, copied file by file, which takes the least. It ends with the server.
 */
export async function openServerDatabase(poolSize: number): Promise<Database> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY FILE_COPY`);
  return openServer(urlOf(name), poolSize, timeouts);
}
