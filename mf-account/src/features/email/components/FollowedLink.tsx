import { Button, Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import type { ReactNode } from "react";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { isUnanswered } from "../../../forms/is-unanswered.ts";
import { failureOf, type Phase } from "../../../forms/phase.ts";
import { viEmail as words } from "../../../locales/vi/email.ts";
import styles from "./email.module.css";

interface FollowedLinkProps {
  /** State of using the link of a letter; idle without a link. */
  phase: Phase;
  /** Announced while the link is used. */
  label: string;
  onRetry: () => void;
  /** What the page offers without a link, and after a failure. */
  children: ReactNode;
}

/** Shows that the link of a letter is being used, or why that failed, with another try where no answer came. */
export function FollowedLink({ phase, label, onRetry, children }: FollowedLinkProps) {
  if (phase.is === "working") {
    return (
      <Loading label={label}>
        <SkeletonBlock height="4rem" />
      </Loading>
    );
  }
  const failure = failureOf(phase);
  return (
    <div className={styles.parts}>
      <FormFailure
        failure={failure}
        action={failure && isUnanswered(failure) ? <Button onClick={onRetry}>{words.tryAgain}</Button> : undefined}
      />
      {children}
    </div>
  );
}
