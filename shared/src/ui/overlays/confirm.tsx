import type { ReactNode } from "react";
import { questionHost } from "./host.tsx";

export interface Question {
  title: ReactNode;
  content?: ReactNode;
  okText?: string;
  cancelText?: string;
  /** For irreversible actions. */
  danger?: boolean;
  /** Closes the question with no, for example because its customer has left. */
  signal?: AbortSignal;
}

/** Asks for confirmation: true for yes; Esc means no. One question shows at a time; the others are queued. */
export async function confirm({ okText = "Đồng ý", cancelText = "Để sau", ...rest }: Question): Promise<boolean> {
  const show = await questionHost();
  if (rest.signal?.aborted) return false;
  return new Promise((answer) => show({ okText, cancelText, ...rest, answer }));
}
