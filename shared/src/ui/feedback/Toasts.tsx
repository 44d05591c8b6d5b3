import styles from "./Toasts.module.css";

interface Toast {
  kind: "success" | "info" | "notice" | "error";
  message: string;
}

/** Short messages, announced by screen readers: errors at once, the others politely. */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const errors = toasts.filter(({ kind }) => kind === "error");
  const others = toasts.filter(({ kind }) => kind !== "error");
  return (
    <div className={styles.toasts}>
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
