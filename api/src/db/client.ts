import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { isTracing } from "@thuot-tha/shared/server";
import { DrizzleQueryError } from "drizzle-orm";
import { drizzle as overNodePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as overPglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Config } from "../config/config.ts";
import { type FolderOptions, openFolder, openInMemory } from "./embedded.ts";
import { keepAlive, type Listener, listenOnServer, type Unlisten } from "./listen.ts";
import { socketOf } from "./socket-of.ts";
import { traceEmbedded, tracePool } from "./trace-queries.ts";

/** A connection, or a transaction on one: queries take either as their first argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  /** Runs long work, such as a migration, without statement timeouts. */
  withoutTimeouts<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Subscribes to `pg_notify` payloads on a channel, from any process. */
  listen(channel: string, listener: Listener): Promise<Unlisten>;
  /** Connections to a PostgreSQL server; null for an embedded database. */
  connections(): Connections | null;
  close(): Promise<void>;
}

/** Numbers of connections, and of requests that wait for one. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

type Settings = Pick<
  Config,
  "databaseUrl" | "databasePoolSize" | "databaseTimeouts" | "databaseFsync" | "dataDirectory"
>;

/** Callbacks that guard a data folder. */
type Guard = Pick<FolderOptions, "check" | "onBroken">;

/** PostgreSQL where DATABASE_URL points, else PGlite in the data folder or in memory. The SQL is the same. */
export async function openDatabase(settings: Settings, guard: Guard): Promise<Database> {
  const { databaseUrl, databasePoolSize, databaseTimeouts, databaseFsync, dataDirectory } = settings;
  if (databaseUrl) return openServer(databaseUrl, databasePoolSize, databaseTimeouts);
  if (dataDirectory.startsWith("memory:")) return embeddedDatabase(await openInMemory());
  return embeddedDatabase(await openFolder(join(dataDirectory, "db"), { fsync: databaseFsync, ...guard }));
}

/** The database that runs in this process: it has neither connections nor timeouts. */
export function embeddedDatabase(client: PGlite): Database {
  if (isTracing()) traceEmbedded(client);
  const db = overPglite(client) as unknown as Db;
  return {
    db,
    withoutTimeouts: (work) => work(db),
    listen: (channel, { onPayload }) => client.listen(channel, onPayload),
    connections: () => null,
    close: () => client.close(),
  };
}

/** Timeouts towards a PostgreSQL server. */
export interface Timeouts {
  /** Time to obtain a pooled connection or open one. */
  connectMs: number;
  statementMs: number;
  lockMs: number;
}

/** Timeout after which the server ends a transaction that this process has left idle, which releases its locks. */
const idleInTransactionMs = 60_000;
/** Margin that lets the server's own statement timeout fire first. */
const silenceMarginMs = 2_000;

/** @param isUnlimited true to run statements without a timeout */
function openPool(connectionString: string, max: number, timeouts: Timeouts, isUnlimited = false): pg.Pool {
  const limits = {
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
  // JIT compilation takes longer than any of the shop's queries.
  const settings = { timezone: "UTC", jit: "off", ...(isUnlimited ? {} : limits) };
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: timeouts.connectMs,
    ...keepAlive,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
  });
  // A dropped connection must not end the process, whether it is idle or between two statements of a transaction. The
  // next statement on it fails, and the pool opens another connection.
  if (isTracing()) tracePool(pool);
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (!isUnlimited) limitSilence(client, timeouts.statementMs + silenceMarginMs);
  });
  return pool;
}

/** Closes a connection without data for this long, because a stopped server cannot enforce its own timeouts. */
function limitSilence(client: pg.ClientBase, milliseconds: number): void {
  const stream = socketOf(client);
  stream.setTimeout(milliseconds, () => {
    const error = new Error(`The database has sent nothing for ${milliseconds} ms`);
    stream.destroy(Object.assign(error, { code: "ETIMEDOUT" }));
  });
}

function overPool(pool: pg.Pool): Db {
  const db = overNodePostgres(pool);
  // Drizzle's own `transaction` leaks a connection that is lost while the transaction begins.
  db.transaction = async (work, options) => {
    const client = await pool.connect().catch((error: Error) => {
      throw new DrizzleQueryError("begin", [], error);
    });
    try {
      return await overNodePostgres(client).transaction(work, options);
    } finally {
      client.release();
    }
  };
  return db as unknown as Db;
}

export function openServer(connectionString: string, max: number, timeouts: Timeouts): Database {
  const pool = openPool(connectionString, max, timeouts);
  return {
    db: overPool(pool),
    async withoutTimeouts(work) {
      const unlimited = openPool(connectionString, max, timeouts, true);
      try {
        return await work(overPool(unlimited));
      } finally {
        await unlimited.end();
      }
    },
    listen: (channel, listener) => listenOnServer(connectionString, channel, listener, timeouts.connectMs),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
