import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Anchor, type LinkAs } from "../link.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import styles from "./Button.module.css";

export interface ButtonLook {
  /** One `primary` on a screen; `text` reads as a link. */
  variant?: "primary" | "secondary" | "quiet" | "danger" | "text";
  size?: "small" | "medium" | "large";
  /** As wide as its container. */
  block?: boolean;
  /** Square, for an icon alone: give it an `aria-label`. */
  iconOnly?: boolean;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps the focus and the width, shows progress and takes no more clicks. */
  loading?: boolean;
  /** Makes it a link. */
  href?: string;
  as?: LinkAs;
  children?: ReactNode;
}

/** The class of a button, for another kind of link. */
export const buttonClass = ({ variant = "secondary", size = "medium", block, iconOnly }: ButtonLook = {}): string =>
  classNames(styles.button, styles[variant], styles[size], block && styles.block, iconOnly && styles.icon);

/** A button or link. `type` is "button" by default, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  block,
  iconOnly,
  loading = false,
  href,
  as,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classNames(buttonClass({ variant, size, block, iconOnly }), className);
  if (href !== undefined && !rest.disabled) {
    return (
      <Anchor as={as} href={href} className={look} aria-label={rest["aria-label"]}>
        {children}
      </Anchor>
    );
  }
  if (!loading) {
    return (
      <button type="button" {...rest} className={look}>
        {children}
      </button>
    );
  }
  // Not `disabled`, which would move the focus to the page's start.
  return (
    <button type="button" {...rest} className={look} aria-busy="true" aria-disabled="true" onClick={hold}>
      <span className={styles.label}>{children}</span>
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden role="status">Đang xử lý</VisuallyHidden>
    </button>
  );
}

const hold = (event: MouseEvent) => event.preventDefault();
