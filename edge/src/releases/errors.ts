/** A refused request of an operator. The message names the problem and the remedy; nothing has changed. */
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
      | "STYLES"
      | "PAGES"
      | "BROWSER"
      | "TOKEN"
      | "TOO_MANY_REQUESTS"
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

/** The gate's refusal of a set in which a release needs what no other release has. */
export class UnmetNeed extends ReleaseRefused {
  /**
   * @param needing name of the remote whose release needs it
   * @param need a sentence without its full stop
   * @param remedy of a promotion
   */
  constructor(
    code: "CONTRACT" | "ROUTES",
    readonly needing: string,
    readonly need: string,
    remedy: string,
  ) {
    super(code, `${need}; ${remedy}.`);
  }
}

/** The refusal when an edge cannot be reached. @param error of `fetch`, whose cause says more than its message */
export function unreachable(to: string, { message, cause }: Error): ReleaseRefused {
  const reason = (cause as Error | undefined)?.message || message;
  return new ReleaseRefused("USAGE", `${to} cannot be reached (${reason}); look at the address and try again.`);
}
