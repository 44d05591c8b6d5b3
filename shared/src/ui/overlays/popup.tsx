import type { ReactNode } from "react";
import { Notice, type NoticeTone } from "../feedback/Notice.tsx";
import { questionHost } from "./host.tsx";

interface PopupText {
  title: ReactNode;
  messages: readonly string[];
  /** Closes the message, for example because its customer has left. */
  signal?: AbortSignal;
}

/** Shows messages that stay until the shopper presses OK or Esc. They are queued together with questions. */
export async function popup(tone: NoticeTone, { title, messages, signal }: PopupText): Promise<void> {
  const show = await questionHost();
  if (signal?.aborted) return;
  const content = (
    <Notice tone={tone} live={false}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
  return new Promise((resolve) => show({ title, content, okText: "Đã hiểu", answer: () => resolve(), signal }));
}
