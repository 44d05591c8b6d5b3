import { afterPaint } from "../after-paint.ts";
import { type How, type ShopHistory, stays, type Target } from "./history.ts";
import { tryToStore } from "./try-to-store.ts";

/** Scroll position and focus of the page on screen, as a browser sets them for a document. */
export function createScroll(window: Window, history: Pick<ShopHistory, "current">) {
  const key = () => `scroll:${history.current().key}:${history.current().pathname}${history.current().hash}`;

  /** The path of the page on screen. The current entry's page may be mounting still. */
  let shown = history.current().pathname;

  /** Stores the position for the current entry of the history, unless the last page is still on screen. */
  function remember(): void {
    if (shown === history.current().pathname) tryToStore(window.sessionStorage, key(), String(window.scrollY));
  }

  /** Returns to the position that was stored for the current entry; without one, to its fragment or the top. */
  function restore(): void {
    const left = window.sessionStorage.getItem(key());
    const { hash } = history.current();
    if (left === null && hash) scrollTo(hash);
    else window.scrollTo(0, Number(left ?? 0));
  }

  function scrollTo(hash: string): void {
    const found = window.document.getElementById(idIn(hash));
    if (!found) return;
    found.scrollIntoView();
    // Reading and the next Tab go on from here, as after a plain link.
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
  }

  /**
   * Focuses the page once it is on the screen, because a focus lays out the document at once. A page that has set the
   * focus itself keeps it.
   */
  function focusPage(): void {
    const { document } = window;
    const { activeElement } = document;
    afterPaint(() => {
      if (document.activeElement !== activeElement) return;
      document.querySelector<HTMLElement>("#page")?.focus({ preventScroll: true });
    });
  }

  /**
   * Restores the scroll position, or goes to the fragment or the top; then sets the focus for screen readers.
   * @param isElsewhere whether the page begins at its top although it replaces the entry
   */
  function settle(target: Target, how: How, isElsewhere: boolean): void {
    shown = history.current().pathname;
    if (how === "pop") {
      restore();
      // The focused element was removed with its page.
      if (window.document.activeElement === window.document.body) focusPage();
    } else if (stays(target)) return;
    else if (target.hash) scrollTo(target.hash);
    else {
      if (how === "push" || isElsewhere) window.scrollTo(0, 0);
      focusPage();
    }
  }

  return { remember, restore, scrollTo, settle };
}

/** The decoded fragment; an invalid encoding is used as it is. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
