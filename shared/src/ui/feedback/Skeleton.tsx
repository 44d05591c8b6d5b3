import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { PictureRatio } from "../product/picture-sizes.ts";
import { Grid } from "../structure/Grid.tsx";
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

/** A line of text to come, as tall as the text around it. `width` is a CSS length. */
export function SkeletonLine({ width = "100%" }: { width?: string }) {
  return <span className={classNames(styles.block, styles.line)} style={{ width }} aria-hidden="true" />;
}

/** As large as a `ProductCard`. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <SkeletonBlock ratio="3:4" />
      <div className={styles.words}>
        <SkeletonLine width="35%" />
        <SkeletonLine width="80%" />
        <SkeletonLine width="65%" />
        <SkeletonLine width="50%" />
      </div>
    </div>
  );
}

/** Says once that something is on its way, around skeletons. */
export function Loading({ label = "Đang tải", children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** A list of products on its way. */
export function SkeletonGrid({ count = 8 }: { count?: number }) {
  return (
    <Loading>
      <Grid>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </Grid>
    </Loading>
  );
}

/** A page on its way. */
export function SkeletonPage() {
  return (
    <div className={styles.page}>
      <SkeletonBlock className={styles.heading} />
      <SkeletonGrid />
    </div>
  );
}
