import { type IconName, iconPaths } from "./icon-paths.ts";

export interface IconProps {
  name: IconName;
  /** Edge in CSS pixels; 20 by default. */
  size?: number;
  /** Filled as well as outlined: an active heart or star. */
  filled?: boolean;
  className?: string;
}

/** Decoration beside words or inside something labelled: screen readers pass over it. */
export function Icon({ name, size = 20, filled = false, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
