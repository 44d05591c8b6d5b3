import type { FailureReport } from "@thuot-tha/shared/contracts/remote";
import type { Violation } from "@thuot-tha/shared/platform";

/** A failure of the shop in this browser, or while a document is rendered. */
export interface Failure {
  kind: FailureReport["kind"];
  /** "shell" or a remote. */
  who: string;
  part?: string;
  error: unknown;
  /** A saga is not restarted, so that nothing answers in its place. */
  isFinal?: boolean;
}

export type Report = (failure: Failure) => void;

/** A contract violation as a failure. */
export const failureOf = ({ id, who, reason, detail = "" }: Violation): Failure => ({
  kind: "contract",
  who,
  part: id,
  error: `${reason} ${detail}`,
});
