/** The message of anything that was thrown. An error of another realm, as of a Node module in a test, has one too. */
export const messageOf = (thrown: unknown): string =>
  String((thrown as { message?: unknown } | null | undefined)?.message ?? thrown);
