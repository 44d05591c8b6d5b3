import type { LayoutStore } from "../layout/layout-store.ts";
import type { LayoutState } from "../layout/state.ts";

interface Options {
  /** Shows the offer. */
  layout: LayoutStore;
  /** Whether other releases are live than the ones this document was made with; null without an answer. */
  outdated: () => Promise<boolean | null>;
  /** Whether a file of this document's releases failed to load, or a saga has ended for good. */
  hasFailed: () => boolean;
  /** Whether a reload would lose typed text. */
  hasUnsent: () => boolean;
  /** Whether a request is under way that may change something, such as an order. */
  isWriting: () => boolean;
  reload: () => void;
  /** Reloads without a request by the shopper, at most once a minute. */
  reloadOnce: () => void;
}

/**
 * Offers a new version to a shopper with the shop open, until this document's releases are live again. It reloads by
 * itself only when parts of the page failed to load, no typed text is lost and no request is cut that may change
 * something.
 */
export function createUpdates({ layout, outdated, hasFailed, hasUnsent, isWriting, reload, reloadOnce }: Options) {
  let postponed = false;
  let isOutdated = false;
  const shown = () => layout.get().update;
  const mayReload = () => !hasUnsent() && !isWriting();
  const show = (update: LayoutState["update"]) => layout.change({ update });

  return {
    /**
     * Checks for a new version; no answer counts as none.
     * @returns whether the next page needs a document
     */
    async check(): Promise<boolean> {
      const answer = await outdated();
      isOutdated = answer === true;
      if (answer === false && shown() === "offered") show("none");
      if (!isOutdated) return false;
      if (hasFailed() && mayReload()) reloadOnce();
      else if (!postponed && shown() === "none") show("offered");
      return true;
    },
    /** The answer of the last check. */
    isOutdated: () => isOutdated,
    /** Reloads a page that was shown before the check had ended, unless the shopper has typed or sent something. */
    replaceShown(): void {
      if (mayReload()) reload();
    },
    postpone(): void {
      postponed = true;
      show("none");
    },
    /** Reloads for the shopper: at once, or after a confirmation when typed text would be lost. */
    apply(): void {
      if (shown() !== "unsaved" && hasUnsent()) show("unsaved");
      else reload();
    },
  };
}
