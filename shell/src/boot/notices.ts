import { toShownError } from "@thuot-tha/shared/http";
import type { Notice } from "@thuot-tha/shared/platform";

/** Milliseconds a message stays on screen. */
const stay = { success: 3000, info: 3000, notice: 1500, error: 4500 } as const;

/** Messages now on screen; the same message is shown once. */
export function createNotices(changed: (notices: readonly Notice[]) => void) {
  let shown: readonly Notice[] = [];
  const set = (next: readonly Notice[]) => {
    shown = next;
    changed(shown);
  };
  return (notice: Notice): void => {
    set([...shown.filter(({ message }) => message !== notice.message), notice]);
    setTimeout(() => set(shown.filter((one) => one !== notice)), stay[notice.kind]);
  };
}

/** Turns every failure into the message a shopper reads. */
export function createShowError(notify: (notice: Notice) => void) {
  return (error: unknown): void => {
    const { message, silent } = toShownError(error);
    if (!silent) notify({ kind: "error", message });
  };
}
