import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../text/Icon.tsx";

import styles from "./Notice.module.css";

export type NoticeTone = "info" | "success" | "warning" | "error";

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
  /** Announced when it appears; an error interrupts. Off for notices present from the start. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

const icons: Record<NoticeTone, IconName> = {
  info: "info",
  success: "check-circle",
  warning: "warning",
  error: "warning",
};

/** A message in the flow of the page. */
export function Notice({ tone = "info", title, action, live = true, className, children }: NoticeProps) {
  const role = tone === "error" ? "alert" : "status";
  return (
    <div className={classNames(styles.notice, styles[tone], className)} role={live ? role : undefined}>
      <Icon name={icons[tone]} className={styles.mark} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
