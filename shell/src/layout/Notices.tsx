import type { Notice } from "@thuot-tha/shared/platform";
import styles from "./Notices.module.css";

/** Short messages, announced by screen readers: errors at once, the others politely. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const errors = notices.filter(({ kind }) => kind === "error");
  const others = notices.filter(({ kind }) => kind !== "error");
  return (
    <div className={styles.notices}>
      <div role="status">
        {others.map(({ kind, message }) => (
          <p key={message} className={styles[kind]}>
            {message}
          </p>
        ))}
      </div>
      <div role="alert">
        {errors.map(({ message }) => (
          <p key={message} className={styles.error}>
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}
