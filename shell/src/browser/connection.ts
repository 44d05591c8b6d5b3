import { isFromShop } from "../is-from-shop.ts";
import type { LayoutStore } from "../layout/layout-store.ts";
import { reconnectInterval } from "../timeouts.ts";

interface Options {
  /** Shows whether the shop is reachable. */
  layout: LayoutStore;
  /** Called when the shop is reachable again. */
  onBack: () => void;
}

/**
 * Whether the shop is reachable: the browser has a network, and the last request got an answer of the shop, of any kind.
 * `fetch` is the window's, wrapped to observe its answers.
 */
export function createConnection(window: Window & typeof globalThis, { layout, onBack }: Options) {
  const state = () => layout.get().connection;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];

  function set(answered: boolean): void {
    const next = !window.navigator.onLine ? "offline" : answered ? "online" : "unreachable";
    clearTimeout(retrying);
    if (next !== "online") retrying = setTimeout(tryAgain, reconnectInterval);
    if (next === state()) return;
    layout.change({ connection: next });
    if (next !== "online") return;
    onBack();
    for (const resolve of waiting.splice(0)) resolve();
  }

  /** A request that hangs is given up, and the next one tried. */
  const tryAgain = () =>
    void watched("/healthz", { cache: "no-store", signal: AbortSignal.timeout(reconnectInterval) }).catch(() =>
      set(false),
    );

  const watched: typeof fetch = async (...request) => {
    try {
      const response = await window.fetch(...request);
      set(isFromShop(response));
      return response;
    } catch (error) {
      // A `TypeError` means that no answer came; an aborted request does not count.
      if (error instanceof TypeError) set(false);
      throw error;
    }
  };

  return {
    fetch: watched,
    /** Resolves when the shop is next reachable again. */
    whenBack: () => new Promise<void>((resolve) => waiting.push(resolve)),
    isOnline: () => state() === "online" && window.navigator.onLine,
    /**
     * Starts listening to the browser. `answered`: whether the shop itself sent
     * this document, because a browser may have a network while the shop is unreachable.
     */
    start({ answered }: { answered: boolean }): void {
      window.addEventListener("offline", () => set(false));
      window.addEventListener("online", tryAgain);
      if (!answered || !window.navigator.onLine) set(false);
    },
  };
}
