import { DrizzleQueryError } from "drizzle-orm";

/** PostgreSQL error classes and codes: connections, their limits, server start and stop, timeouts, deadlocks. */
const serverCodes = /^(08...|53300|57P0[1-5]|57014|55P03|40P01)$/;
/** Node error codes of connections that fail or are lost. */
const nodeCodes = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|NOENT)|EAI_AGAIN)$/;
/** Messages of driver errors without a code. */
const driverMessages =
  /^(timeout exceeded when trying to connect$|Connection terminated|Client has encountered a connection)/;

function isAway({ message, code }: Error & { code?: unknown }): boolean {
  if (typeof code !== "string") return driverMessages.test(message);
  return serverCodes.test(code) || nodeCodes.test(code);
}

/**
 * True when a statement failed because the database is unavailable for the moment: unreachable, too slow, or blocked by
 * locks. The same request may succeed shortly after.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DrizzleQueryError && at.cause) return isAway(at.cause);
  }
  return false;
}
