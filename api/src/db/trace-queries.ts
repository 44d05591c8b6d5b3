import { AsyncResource } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { traced } from "@thuot-tha/shared/server";
import type pg from "pg";

type Query = (...args: unknown[]) => unknown;
interface Connection {
  query: unknown;
}

/**
 * Gives every statement of a connection a span, which holds the statement without its values. A statement is sent
 * either as a promise or, by a pool, with a callback.
 */
function traceQueries(connection: Connection): void {
  const query = (connection.query as Query).bind(connection);
  const inSpan: Query = (statement, ...rest) => {
    const text = typeof statement === "string" ? statement : ((statement as { text?: string }).text ?? "");
    const callback = rest.at(-1);
    const values = typeof callback === "function" ? rest.slice(0, -1) : rest;
    const [verb = ""] = text.trim().split(/\s/, 1);
    const attributes = { "db.system.name": "postgresql", "db.query.text": text };
    const answer = traced("api", verb.toUpperCase(), attributes, () => query(statement, ...values) as Promise<unknown>);
    if (typeof callback !== "function") return answer;
    answer.then(
      (result) => callback(null, result),
      (error) => callback(error),
    );
  };
  connection.query = inSpan;
}

type Connect = (...callbacks: ((...args: unknown[]) => void)[]) => unknown;

/** Traces the statements of a pool's connections. */
export function tracePool(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as Connect;
  // A request that waits for a connection is called by the one that releases it, in that one's asynchronous context.
  pool.connect = ((...callbacks: Parameters<Connect>) =>
    connect(...callbacks.map((callback) => AsyncResource.bind(callback)))) as typeof pool.connect;
  pool.on("connect", traceQueries);
}

/** Traces the statements of an embedded database. */
export function traceEmbedded(client: PGlite): void {
  traceQueries(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      traceQueries(tx);
      return work(tx);
    });
}
