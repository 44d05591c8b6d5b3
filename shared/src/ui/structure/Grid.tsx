import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Grid.module.css";

export interface GridProps {
  /** Columns on phones, from 768 px and from 1024 px; 2, 3 and 4 by default. */
  columns?: readonly [phone: number, tablet: number, desktop: number];
  /** `ul` for a list of like things: its children are then `li`. */
  as?: "div" | "ul";
  className?: string;
  label?: string;
  children: ReactNode;
}

/** Equal columns. */
export function Grid({ columns = [2, 3, 4], as: Element = "div", className, label, children }: GridProps) {
  const [phone, tablet, desktop] = columns;
  const style = { "--columns-phone": phone, "--columns-tablet": tablet, "--columns-desktop": desktop } as CSSProperties;
  // Safari drops the list role of lists without bullets.
  const role = Element === "ul" ? "list" : undefined;
  return (
    <Element className={classNames(styles.grid, className)} style={style} role={role} aria-label={label}>
      {children}
    </Element>
  );
}
