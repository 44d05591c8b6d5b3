import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Modal } from "./Modal.tsx";

/** A question or message that awaits an answer. */
export interface QuestionRequest {
  title: ReactNode;
  content?: ReactNode;
  okText: string;
  /** Without it, OK is the only button. */
  cancelText?: string;
  /** The OK button warns, because its action is irreversible. */
  danger?: boolean;
  /** Answers no. */
  signal?: AbortSignal;
  answer: (ok: boolean) => void;
}

/** Asks, passes the answer on at once, and unmounts when it has faded. */
export function QuestionDialog({ request, onGone }: { request: QuestionRequest; onGone: () => void }) {
  const { title, content, okText, cancelText, danger, signal, answer } = request;
  const [open, setOpen] = useState(true);
  const [opener] = useState(() => document.activeElement);
  const close = (ok: boolean) => {
    setOpen(false);
    answer(ok);
  };
  // At once, not when it has faded: the answer may remove the button that opened it, and the focus then moves on.
  useEffect(() => {
    if (!open && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }, [open, opener]);
  // Back leaves the page that the question belongs to.
  useEffect(() => {
    const leave = () => close(false);
    // It may have been queued until now.
    if (open && signal?.aborted) leave();
    window.addEventListener("popstate", leave);
    signal?.addEventListener("abort", leave);
    return () => {
      window.removeEventListener("popstate", leave);
      signal?.removeEventListener("abort", leave);
    };
  });
  return (
    <Modal
      open={open}
      title={title}
      width={416}
      insistent
      onClose={() => close(false)}
      afterClose={onGone}
      footer={
        <>
          {/* A key that is still held from opening the question must not confirm what is irreversible. */}
          {cancelText ? (
            <Button onClick={() => close(false)} autoFocus={danger}>
              {cancelText}
            </Button>
          ) : null}
          <Button
            variant={danger ? "danger" : "primary"}
            onClick={() => close(true)}
            autoFocus={!danger || cancelText === undefined}
          >
            {okText}
          </Button>
        </>
      }
    >
      {content}
    </Modal>
  );
}
