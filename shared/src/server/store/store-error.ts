/** What is wrong with a store: one word for metrics and programs. */
export type StoreTrouble = "missing" | "denied" | "read-only" | "full" | "unreachable" | "no-conditions" | "failing";

/** The store cannot be used for any request. The message names the remedy. */
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
