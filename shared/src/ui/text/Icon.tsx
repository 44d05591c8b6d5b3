import { classNames } from "../class-names.ts";
import styles from "./Icon.module.css";

/** The drawings in Icon.module.css. */
export type IconName =
  | "cart"
  | "user"
  | "heart"
  | "search"
  | "menu"
  | "home"
  | "grid"
  | "chevron-left"
  | "chevron-right"
  | "chevron-down"
  | "arrow-right"
  | "close"
  | "plus"
  | "minus"
  | "calendar"
  | "truck"
  | "wallet"
  | "star"
  | "bell"
  | "pin"
  | "phone"
  | "mail"
  | "lock"
  | "eye"
  | "filter"
  | "sort"
  | "gift"
  | "refresh"
  | "info"
  | "warning"
  | "check-circle"
  | "sign-out"
  | "hanger"
  | "share"
  | "pause"
  | "play"
  | "zoom";

export interface IconProps {
  name: IconName;
  /** Edge in CSS pixels; 20 by default. */
  size?: number;
  /** Filled as well as outlined: an active heart or star. */
  filled?: boolean;
  className?: string;
}

const usualSize = 20;

/** Decorative, beside text or inside a labelled element: screen readers skip it. */
export function Icon({ name, size = usualSize, filled = false, className }: IconProps) {
  return (
    <i
      className={classNames(styles.icon, styles[name], filled && styles.filled, className)}
      style={size === usualSize ? undefined : { width: size, height: size }}
      aria-hidden="true"
    />
  );
}
