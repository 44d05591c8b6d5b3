import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "../text/Icon.tsx";
import styles from "./Dialog.module.css";

interface DialogProps {
  title: string;
  /** `drawer` comes from the left edge, `centre` is in the middle. */
  place: "drawer" | "centre";
  /** Called when the shopper closes it by the cross, the scrim or Esc. */
  onClose: () => void;
  /** "none": the scrim and Esc do nothing, because closing loses what the shopper has filled in. */
  closedby?: "none";
  children: ReactNode;
}

/**
 * The browser's own dialog, which traps and restores the focus without a library. An element in it with
 * `data-first-focus` takes the focus when it opens.
 */
export function Dialog({ title, place, onClose, closedby, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /**
   * Whether the last press began on the scrim. A text selection may end there, which also fires a click on the dialog.
   */
  const onScrim = useRef(false);
  useLayoutEffect(() => {
    const { current } = dialog;
    // The browser focuses the first control, which is the cross: another press of Enter would close the dialog.
    current?.showModal();
    current?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    // Closing before removal makes the browser restore the focus.
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Esc
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[place]}`}
      aria-label={title}
      onClose={onClose}
      // Chrome lets a page prevent only a few presses of Esc; older versions of Safari and Firefox lack the attribute.
      closedby={closedby}
      onCancel={(event) => closedby && event.preventDefault()}
      onPointerDown={({ target, currentTarget }) => {
        onScrim.current = !closedby && target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => onScrim.current && target === currentTarget && onClose()}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <button type="button" aria-label="Đóng" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
