import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle as overNodePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as overPglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Config } from "../config/config.ts";
import { type Listener, listenOnServer, type Unlisten } from "./listen.ts";

/** A connection, or a transaction on one: queries take either as their first argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  /** Hears what `pg_notify` sends on a channel, from any process. */
  listen(channel: string, listener: Listener): Promise<Unlisten>;
  close(): Promise<void>;
}

/** PostgreSQL where DATABASE_URL points, else PGlite in the data folder or in memory. The SQL is the same. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databasePoolSize" | "dataDirectory">,
): Promise<Database> {
  if (config.databaseUrl) return openServer(config.databaseUrl, config.databasePoolSize);
  if (config.dataDirectory.startsWith("memory:")) return wrap(await openEmbedded("memory://"));
  await mkdir(config.dataDirectory, { recursive: true });
  return wrap(await openEmbedded(join(config.dataDirectory, "db")));
}

/** @param copy a dump of another embedded database to begin with */
export const openEmbedded = (dataDir: string, copy?: Blob): Promise<PGlite> =>
  PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm, unaccent }, ...(copy ? { loadDataDir: copy } : {}) });

export const wrap = (client: PGlite): Database => ({
  db: overPglite(client) as unknown as Db,
  listen: (channel, { onPayload }) => client.listen(channel, onPayload),
  close: () => client.close(),
});

async function openServer(connectionString: string, max: number): Promise<Database> {
  // Compiling a query takes longer than any of the shop's queries.
  const pool = new pg.Pool({ connectionString, max, options: "-c timezone=UTC -c jit=off" });
  // A connection that the server drops must not end the process, whether it is idle or between two statements of a
  // transaction: whoever uses it finds out at the next one, and the pool opens another.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = overNodePostgres(pool);
  // Drizzle's own does not give a connection back that is lost as a transaction begins.
  db.transaction = async (work, options) => {
    const client = await pool.connect();
    try {
      return await overNodePostgres(client).transaction(work, options);
    } finally {
      client.release();
    }
  };
  return {
    db: db as unknown as Db,
    listen: (channel, listener) => listenOnServer(connectionString, channel, listener),
    close: () => pool.end(),
  };
}
