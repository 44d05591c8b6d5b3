import styles from "./PageSkeleton.module.css";

/** Stands where a page will be that only the browser draws. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} data-skeleton role="status" aria-label="Đang tải trang">
      <span />
      <span />
      <span />
    </div>
  );
}
