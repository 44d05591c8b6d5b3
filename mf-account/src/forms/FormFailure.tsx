import type { ShownError } from "@thuot-tha/shared/http";
import { Notice } from "@thuot-tha/shared/ui";
import { type ReactNode, useState } from "react";
import { viForms } from "../locales/vi/forms.ts";
import { isUnanswered } from "./is-unanswered.ts";

interface FormFailureProps {
  failure: ShownError | null;
  /** A button that tries again where the form itself has none. */
  action?: ReactNode;
}

/** Why a form could not be sent, announced at once. Renders nothing without a failure. */
export function FormFailure({ failure, action }: FormFailureProps) {
  const [shown, setShown] = useState({ failure, count: 0 });
  if (shown.failure !== failure) setShown({ failure, count: shown.count + 1 });
  // Each failure gets a notice of its own, because screen readers announce the same words again only in a new one.
  return failure ? (
    <Notice key={shown.count} tone="error" action={action}>
      <p>{isUnanswered(failure) && !action ? viForms.network : failure.message}</p>
    </Notice>
  ) : null;
}
