import type { ShownError } from "@thuot-tha/shared/http";
import { Notice } from "@thuot-tha/shared/ui";
import { failureText } from "./failure-text.ts";

/** Why a form could not be sent, read out at once. Nothing when it could. */
export function FormFailure({ failure }: { failure: ShownError | null }) {
  return failure ? (
    <Notice tone="error">
      <p>{failureText(failure)}</p>
    </Notice>
  ) : null;
}
