import type { LayoutState } from "../layout/state.ts";

interface Options {
  /** Whether other releases are live than the ones this document was made with. */
  outdated: () => Promise<boolean>;
  /** Whether something of this document's releases could not be had. */
  hasFailed: () => boolean;
  /** Whether the shopper has typed what a reload would lose. */
  hasUnsent: () => boolean;
  show: (update: LayoutState["update"]) => void;
  reload: () => void;
  /** A reload nobody asked for: at most one a minute. */
  reloadOnce: () => void;
}

/**
 * Offers a new version to whoever has the shop open. Nothing is reloaded under a shopper, unless parts of the page could
 * not be had and nothing typed is lost.
 */
export function createUpdates({ outdated, hasFailed, hasUnsent, show, reload, reloadOnce }: Options) {
  let postponed = false;
  let asked: LayoutState["update"] = "none";
  const set = (update: LayoutState["update"]) => {
    asked = update;
    show(update);
  };

  return {
    /** Looks whether there is one. @returns whether the next page needs a document */
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
    /** The shopper wants it: at once, or after one more question when something typed would be lost. */
    take(): void {
      if (asked !== "unsaved" && hasUnsent()) set("unsaved");
      else reload();
    },
  };
}
