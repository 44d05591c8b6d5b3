import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { socketOf } from "./socket-of.ts";

/** Callbacks for a channel of the database. */
export interface Listener {
  onPayload(payload: string): void;
  /** Called after a reconnect, because payloads may have been missed. */
  onGap(): void;
}

/** Stops listening. */
export type Unlisten = () => Promise<void>;

/** Probes that reveal that a server is gone, on a connection that waits for it and sends nothing. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const firstPauseMs = 250;
const maxPauseMs = 15_000;

/**
 * Listens on a PostgreSQL server over a dedicated connection, and reconnects when it is lost. Rejects when the first
 * connection fails. A pooler in front of the server must use session mode.
 */
export async function listenOnServer(
  connectionString: string,
  channel: string,
  { onPayload, onGap }: Listener,
  connectTimeoutMs: number,
): Promise<Unlisten> {
  const stopped = new AbortController();
  let client: pg.Client | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      ...keepAlive,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
    });
    next.on("notification", ({ payload }) => onPayload(payload ?? ""));
    next.on("error", () => {});
    next.once("end", () => {
      if (client === next) void connectAgain();
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    // Shutdown began while the connection was being opened, so it is closed here.
    if (stopped.signal.aborted) return next.end();
    client = next;
  }

  async function connectAgain(): Promise<void> {
    for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, maxPauseMs)) {
      try {
        await pause(wait, undefined, { signal: stopped.signal });
        await connect();
        return onGap();
      } catch {
        if (stopped.signal.aborted) return;
      }
    }
  }

  await connect();
  return async () => {
    stopped.abort();
    const last = client;
    client = null;
    // It is cut, because a server that does not answer any more would hold the shutdown for a quarter of an hour.
    if (last) socketOf(last).destroy();
  };
}
