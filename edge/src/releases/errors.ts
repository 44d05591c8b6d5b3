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
