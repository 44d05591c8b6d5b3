import type { LayoutState } from "../layout/state.ts";

interface Options {
  /** Whether other releases are live than the ones this document was made with. */
  outdated: () => Promise<boolean>;
  /** Whether a file of this document's releases failed to load. */
  hasFailed: () => boolean;
  /** Whether a reload would lose typed text. */
  hasUnsent: () => boolean;
  show: (update: LayoutState["update"]) => void;
  reload: () => void;
  /** Reloads without a request by the shopper, at most once a minute. */
  reloadOnce: () => void;
}

/**
 * Offers a new version to a shopper with the shop open. It reloads by itself only when parts of the page failed to load
 * and no typed text is lost.
 */
export function createUpdates({ outdated, hasFailed, hasUnsent, show, reload, reloadOnce }: Options) {
  let postponed = false;
  let asked: LayoutState["update"] = "none";
  const set = (update: LayoutState["update"]) => {
    asked = update;
    show(update);
  };

  return {
    /**
     * Checks for a new version.
     * @returns whether the next page needs a document
     */
    async look(): Promise<boolean> {
      if (!(await outdated())) return false;
      if (hasFailed() && !hasUnsent()) reloadOnce();
      else if (!postponed && asked === "none") set("offered");
      return true;
    },
    postpone(): void {
      postponed = true;
      set("none");
    },
    /** Reloads for the shopper: at once, or after a second question when typed text would be lost. */
    take(): void {
      if (asked !== "unsaved" && hasUnsent()) set("unsaved");
      else reload();
    },
  };
}
