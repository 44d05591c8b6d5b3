import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { Icon, type IconName } from "../text/Icon.tsx";

import styles from "./State.module.css";

export interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  message?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3" | "p";
}

/** Shown for empty content, with what to do next. */
export function EmptyState({ icon = "hanger", title, message, action, heading: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Icon name={icon} size={44} className={styles.mark} />
      <Heading className={styles.title}>{title}</Heading>
      {message ? <p className={styles.message}>{message}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

export interface ErrorStateProps {
  title?: ReactNode;
  message?: ReactNode;
  /** Shows a button to try again. */
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way to continue. */
  action?: ReactNode;
  heading?: EmptyStateProps["heading"];
}

/** Shown after a failure: what happened, and what to do next. */
export function ErrorState(props: ErrorStateProps) {
  const { title = "Chưa tải được phần này", onRetry, retrying, action, heading } = props;
  const { message = "Có thể kết nối đang chập chờn. Bạn thử lại giúp nhé." } = props;
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={title}
        message={message}
        heading={heading}
        action={
          <>
            {onRetry ? (
              <Button onClick={onRetry} loading={retrying}>
                Thử lại
              </Button>
            ) : null}
            {action}
          </>
        }
      />
    </div>
  );
}
