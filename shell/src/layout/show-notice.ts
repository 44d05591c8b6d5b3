import { toShownError } from "@thuot-tha/shared/http";
import type { Notice } from "@thuot-tha/shared/platform";
import type { LayoutStore } from "./layout-store.ts";

/** Milliseconds a message stays on screen. */
const noticeTTL = { success: 3000, info: 3000, notice: 1500, error: 4500 } as const;

/** Whether a remote, which may be built without types, has given a message that the layout can show. */
export const isNotice = (notice: Notice): boolean => typeof notice?.message === "string" && notice.kind in noticeTTL;

/** Shows messages in the layout for a while; the same message is shown once. */
export function createNotify({ get, change }: LayoutStore) {
  const others = (isOther: (notice: Notice) => boolean) => get().notices.filter(isOther);
  return (notice: Notice): void => {
    change({ notices: [...others(({ message }) => message !== notice.message), notice] });
    setTimeout(() => change({ notices: others((one) => one !== notice) }), noticeTTL[notice.kind]);
  };
}

/** Shows the user message of every failure. */
export function createShowError(notify: (notice: Notice) => void) {
  return (error: unknown): void => {
    const { message, silent } = toShownError(error);
    if (!silent) notify({ kind: "error", message });
  };
}
