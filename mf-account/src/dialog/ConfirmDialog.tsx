import { Button } from "@thuot-tha/shared/ui";
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./ConfirmDialog.module.css";

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before something that cannot be taken back. The browser's own dialog: it keeps the focus inside, closes on Escape
 * and gives the focus back. Standing on the page is being open.
 */
export function ConfirmDialog({ title, children, confirm, keep, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      <div className={styles.actions}>
        <Button onClick={close} autoFocus>
          {keep}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onConfirm();
            close();
          }}
        >
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
