import type { Socket } from "node:net";
import type pg from "pg";

/** The socket of a connection to PostgreSQL. */
export const socketOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
