import type { ReactNode } from "react";
import { Icon } from "../text/Icon.tsx";
import { type DialogRequest, KindIcon, type PopupKind } from "./dialogs.tsx";
import { overlayHost } from "./host.tsx";

/** Seconds. */
export const durations = { toast: 3, notice: 1.5, notification: 4.5 } as const;

async function say(type: "success" | "error" | "info", content: ReactNode, duration: number): Promise<void> {
  const { message } = await overlayHost();
  message.open({ type, content, duration, icon: <KindIcon kind={type} /> });
}

/** A line at the top for 3 s: something was done, or was not. */
export const toast = {
  success: (content: ReactNode) => say("success", content, durations.toast),
  error: (content: ReactNode) => say("error", content, durations.toast),
  info: (content: ReactNode) => say("info", content, durations.toast),
};

/** A line at the top for 1.5 s, of no consequence. */
export const notice = (content: ReactNode): Promise<void> => say("info", content, durations.notice);

export interface Notification {
  title: ReactNode;
  message?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
}

async function tell(type: PopupKind, { title, message, action }: Notification): Promise<void> {
  const { notification } = await overlayHost();
  const role = type === "error" ? "alert" : "status";
  notification[type]({
    title,
    description: message,
    actions: action,
    role,
    icon: <KindIcon kind={type} />,
    closable: { "aria-label": "Đóng" },
    closeIcon: <Icon name="close" size={18} />,
  });
}

/** A card in the top right corner for 4.5 s. */
export const notify = {
  success: (notification: Notification) => tell("success", notification),
  error: (notification: Notification) => tell("error", notification),
  warning: (notification: Notification) => tell("warning", notification),
  info: (notification: Notification) => tell("info", notification),
};

async function ask(request: Omit<DialogRequest, "answer">): Promise<boolean> {
  const host = await overlayHost();
  return new Promise((answer) => host.ask({ ...request, answer }));
}

export interface Question {
  title: ReactNode;
  content?: ReactNode;
  okText?: string;
  cancelText?: string;
  /** For irreversible actions. */
  danger?: boolean;
}

/** Asks for confirmation: true for yes; Esc means no. One question shows at a time; the others are queued. */
export const confirm = ({ okText = "Đồng ý", cancelText = "Để sau", ...rest }: Question): Promise<boolean> =>
  ask({ okText, cancelText, ...rest });

export interface PopupText {
  title: ReactNode;
  /** One message, or several. */
  message: ReactNode | readonly string[];
  okText?: string;
}

async function pop(kind: PopupKind, { title, message, okText = "OK" }: PopupText): Promise<void> {
  const content = Array.isArray(message) ? (
    <ul className="tt-messages">
      {message.map((line: string) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : (
    (message as ReactNode)
  );
  await ask({ kind, title, content, okText });
}

/** A message that stays until OK is pressed. */
export const popup = {
  success: (text: PopupText) => pop("success", text),
  error: (text: PopupText) => pop("error", text),
  warning: (text: PopupText) => pop("warning", text),
  info: (text: PopupText) => pop("info", text),
};
