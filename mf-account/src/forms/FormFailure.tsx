import type { ShownError } from "@thuot-tha/shared/http";
import { Notice } from "@thuot-tha/shared/ui";
import { failureText } from "./failure-text.ts";

/** Why a form could not be sent, announced at once. Renders nothing without a failure. */
export function FormFailure({ failure }: { failure: ShownError | null }) {
  return failure ? (
    <Notice tone="error">
      <p>{failureText(failure)}</p>
    </Notice>
  ) : null;
}
