import styles from "./pages.module.css";

/** A hanger on its rail, with the dashed outline of a dress that is gone. Decorative. */
export function EmptyHanger() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 208" width="240" height="208" aria-hidden="true">
      <path d="M8 20h224M120 56v-9c0-8 12-9 12-20a12 12 0 0 0-24-1M120 56 76 82q-5 5 2 5h84q7 0 2-5Z" />
      <path
        className={styles.gone}
        d="M90 87c2 14 8 24 8 42-4 24-22 46-36 66q58 14 116 0c-14-20-32-42-36-66 0-18 6-28 8-42q-30 26-60 0Z"
      />
    </svg>
  );
}
