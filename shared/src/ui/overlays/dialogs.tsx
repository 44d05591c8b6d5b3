import { type ReactNode, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Icon } from "../text/Icon.tsx";
import type { IconName } from "../text/icon-paths.ts";
import { confirmWidth, Modal } from "./Modal.tsx";

export type PopupKind = "success" | "error" | "warning" | "info";

/** A question or message that awaits an answer. */
export interface DialogRequest {
  title: ReactNode;
  content?: ReactNode;
  okText: string;
  /** Without it there is only the OK button. */
  cancelText?: string;
  /** The OK button warns, because its action is irreversible. */
  danger?: boolean;
  kind?: PopupKind;
  answer: (ok: boolean) => void;
}

/** The icon in its colour; screen readers would read antd's own icons in English. */
export const KindIcon = ({ kind }: { kind: PopupKind }) => (
  <span className={`tt-kind tt-${kind}`}>
    <Icon name={icons[kind]} size={22} />
  </span>
);

const icons: Record<PopupKind, IconName> = {
  success: "check-circle",
  error: "warning",
  warning: "warning",
  info: "info",
};

/** Asks, hands the answer over at once, and leaves when it has faded. */
export function RequestedDialog({ request, onGone }: { request: DialogRequest; onGone: () => void }) {
  const { title, content, okText, cancelText, danger, kind, answer } = request;
  const [open, setOpen] = useState(true);
  const close = (ok: boolean) => {
    setOpen(false);
    answer(ok);
  };
  const named = kind ? (
    <span className="tt-kind">
      <KindIcon kind={kind} />
      <span>{title}</span>
    </span>
  ) : (
    title
  );
  return (
    <Modal
      open={open}
      title={named}
      width={confirmWidth}
      insistent
      onClose={() => close(false)}
      afterClose={onGone}
      footer={
        <>
          {cancelText ? <Button onClick={() => close(false)}>{cancelText}</Button> : null}
          <Button variant={danger ? "danger" : "primary"} onClick={() => close(true)} autoFocus>
            {okText}
          </Button>
        </>
      }
    >
      {content}
    </Modal>
  );
}
