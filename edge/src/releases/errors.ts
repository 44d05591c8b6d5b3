/** An operator's request was refused. The message is for them: what is wrong and what to do. Nothing has changed. */
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
      | "USAGE"
      | "CONFLICT",
    message: string,
  ) {
    super(message);
    this.name = "ReleaseRefused";
  }
}
