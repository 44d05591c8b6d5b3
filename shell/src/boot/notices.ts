import { toShownError } from "@thuot-tha/shared/http";
import type { Notice } from "@thuot-tha/shared/platform";

/** Milliseconds a message stays. */
const stay = { success: 3000, info: 3000, notice: 1500, error: 4500 } as const;

/** Messages now on screen. The same message twice stands there once. */
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

/** The one way from a failure to what a shopper reads of it. */
export function createShowError(notify: (notice: Notice) => void) {
  return (error: unknown): void => {
    const { message, silent } = toShownError(error);
    if (!silent) notify({ kind: "error", message });
  };
}
