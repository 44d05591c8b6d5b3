import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { PictureRatio } from "../product/picture-sizes.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import styles from "./Skeleton.module.css";

/** A block of a known shape or height (CSS length). */
export function SkeletonBlock({
  ratio,
  height,
  className,
}: {
  ratio?: PictureRatio;
  height?: string;
  className?: string;
}) {
  const style = { aspectRatio: ratio?.replace(":", " / "), height };
  return <span className={classNames(styles.block, className)} style={style} aria-hidden="true" />;
}

/** Announces once that content is loading, around skeletons. */
export function Loading({ label = "Đang tải", children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
