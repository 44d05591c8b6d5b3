import type { Who } from "./commit-revision.ts";

/** What was done, with the operator's reason. The history shows both. */
export const explained = (what: string, { why }: Pick<Who, "why">): string => (why ? `${what}: ${why}` : what);

/** The same operator for a revision whose reason says what was done, as `explained` makes it. */
export const unexplained = (who: Who): Who => ({ ...who, why: "" });
