import { DrizzleQueryError } from "drizzle-orm";

/** PostgreSQL error classes and codes: connections, their limits, server start and stop, timeouts. */
const serverSays = /^(08...|53300|57P0[1-5]|57014|55P03)$/;
/** Node error codes of connections that fail or are lost. */
const nodeSays = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|NOENT)|EAI_AGAIN)$/;
/** Messages of driver errors without a code. */
const driverSays =
  /^(timeout exceeded when trying to connect$|Connection terminated|Client has encountered a connection)/;

function saysAway({ message, code }: Error & { code?: unknown }): boolean {
  if (typeof code !== "string") return driverSays.test(message);
  return serverSays.test(code) || nodeSays.test(code);
}

/**
 * True when a statement failed because the database is unavailable for the moment: unreachable, too slow, or blocked by
 * locks. The same request may succeed shortly after.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DrizzleQueryError && at.cause) return saysAway(at.cause);
  }
  return false;
}
