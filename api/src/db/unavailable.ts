import { DrizzleQueryError } from "drizzle-orm";

/** Classes and codes of PostgreSQL's errors: the connection, limits on it, a server that starts or stops, time-outs. */
const serverSays = /^(08...|53300|57P0[1-5]|57014|55P03)$/;
/** What Node says of a connection that cannot be made or is lost. */
const nodeSays = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|NOENT)|EAI_AGAIN)$/;
/** What the driver says of it, without a code. */
const driverSays =
  /^(timeout exceeded when trying to connect$|Connection terminated|Client has encountered a connection)/;

function saysAway({ message, code }: Error & { code?: unknown }): boolean {
  if (typeof code !== "string") return driverSays.test(message);
  return serverSays.test(code) || nodeSays.test(code);
}

/**
 * Whether a statement failed because the database cannot be used at this moment: it is away, it does not answer in time,
 * or others hold what the statement needs. The same request may succeed a little later.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DrizzleQueryError && at.cause) return saysAway(at.cause);
  }
  return false;
}
