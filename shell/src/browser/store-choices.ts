import type { ShopHistory } from "../router/history.ts";
import { choiceDelay } from "../timeouts.ts";

interface Options {
  history: Pick<ShopHistory, "current" | "onSearchReplaced">;
  /** Whether the page on screen may be stored on the device. */
  mayStore(): boolean;
  /** Requests the document of an address, and stores it. */
  store(href: string): void;
}

/** Stores the page of the last choice that went into its address, so that a visit without a network finds it. */
export function storeChoices({ history, mayStore, store }: Options): void {
  const hrefNow = () => history.current().pathname + history.current().search;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  history.onSearchReplaced(() => {
    clearTimeout(waiting);
    const chosen = hrefNow();
    waiting = setTimeout(() => {
      if (hrefNow() === chosen && mayStore()) store(chosen);
    }, choiceDelay);
  });
}
