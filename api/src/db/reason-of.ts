import { DrizzleQueryError } from "drizzle-orm";

/**
 * Why something failed, for a terminal: of a failed statement the database's reason, without the statement's values.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) return reasonOf(error.cause);
  const { message, errors } = error as { message?: unknown; errors?: unknown[] };
  // A refused connection to a name with several addresses has one error for each, and no message.
  return Array.isArray(errors) ? errors.map(reasonOf).join("; ") : String(message ?? error);
}
