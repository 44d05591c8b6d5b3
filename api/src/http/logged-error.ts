import { DrizzleQueryError } from "drizzle-orm";

interface LoggedError {
  [fact: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
}

/**
 * What the log keeps of an error. A statement's values may be somebody's address or the key to an account, and drizzle
 * repeats them in its message: of a statement that failed, the log has the text and the database's reason.
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
  };
}
