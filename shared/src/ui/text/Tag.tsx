import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Tag.module.css";

export type TagTone = "neutral" | "accent" | "solid" | "success" | "warning" | "error";

/** A short label of a state or kind. */
export function Tag({
  tone = "neutral",
  className,
  children,
}: {
  tone?: TagTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;
}

/** A count at an icon. Empty for 0; "99+" above 99. The parent's label names what is counted. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <span className={classNames(styles.count, className)} aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  );
}
