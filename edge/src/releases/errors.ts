/** A refused request of an operator. The message says what is wrong and what to do; nothing has changed. */
export class ReleaseRefused extends Error {
  constructor(
    readonly code:
      | "NOT_BUILT"
      | "ALREADY_PUBLISHED"
      | "UNKNOWN_RELEASE"
      | "NOTHING_LIVE"
      | "CANDIDATE"
      | "DAMAGED"
      | "PLATFORM"
      | "CONTRACT"
      | "API"
      | "ROUTES"
      | "PAGES"
      | "BROWSER"
      | "TOKEN"
      | "ROLE"
      | "SIGNATURE"
      | "UNKNOWN_REQUEST"
      | "USAGE"
      | "CONFLICT",
    message: string,
  ) {
    super(message);
    this.name = "ReleaseRefused";
  }
}

/** What is wrong with a store: one word for metrics and programs. */
export type StoreTrouble = "missing" | "denied" | "read-only" | "full" | "unreachable" | "no-conditions" | "failing";

/** The store cannot be used for any request. The message says what to do. */
export class StoreError extends Error {
  constructor(
    readonly trouble: StoreTrouble,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = "StoreError";
  }
}
