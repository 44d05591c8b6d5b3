import { DrizzleQueryError } from "drizzle-orm";

interface LoggedError {
  [fact: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
  errors?: LoggedError[];
}

/**
 * Serialises an error for the log without a statement's values, which may be personal data or secrets. Drizzle repeats
 * the values in its message, so a failed statement is logged with its text and the database's reason only.
 */
export function loggedError(error: Error): LoggedError {
  const { name, message, stack = "", cause } = error;
  const isQuery = error instanceof DrizzleQueryError;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: isQuery ? `Failed query: ${error.query}` : message,
    stack: isQuery ? stack.slice(stack.indexOf("\n    at ") + 1) : stack,
    ...(code === undefined ? {} : { code }),
    ...(cause instanceof Error ? { cause: loggedError(cause) } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {}),
  };
}
