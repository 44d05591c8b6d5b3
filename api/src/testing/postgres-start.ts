import { findPostgres, startPostgres } from "@thuot-tha/shared/build/postgres";
import { openServer } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { addressVariable, query, templateName, timeouts, urlOf } from "./server-database.ts";

/** Jest's global setup: one server for all suites, with the migrated database that each of them gets a copy of. */
export default async function start(): Promise<void> {
  const programs = findPostgres();
  if (!programs) throw new Error("There is no PostgreSQL on this machine.");
  const server = await startPostgres(programs);
  Object.assign(globalThis, { stopPostgres: server.stop });
  process.env[addressVariable] = server.url("postgres");
  await query(`CREATE DATABASE ${templateName}`);
  const { db, close } = openServer(urlOf(templateName), 1, timeouts);
  await migrate(db);
  await close();
}
