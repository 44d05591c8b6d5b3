export type ConnectionState = "online" | "offline" | "unreachable";

/** Milliseconds between two tries to reach the shop again. */
const retryEvery = 5000;

/**
 * Whether the shop is reachable: the browser has a network, and the last request got an answer of any kind. `fetch` is
 * the window's, watched.
 */
export function createConnection(window: Window & typeof globalThis, onChange: (state: ConnectionState) => void) {
  let state: ConnectionState = "online";
  let retrying: ReturnType<typeof setTimeout> | undefined;

  function set(answered: boolean): void {
    const next = !window.navigator.onLine ? "offline" : answered ? "online" : "unreachable";
    clearTimeout(retrying);
    if (next !== "online") retrying = setTimeout(tryAgain, retryEvery);
    if (next === state) return;
    state = next;
    onChange(state);
  }

  const tryAgain = () => void watched("/healthz", { cache: "no-store" }).catch(() => undefined);

  const watched: typeof fetch = async (...request) => {
    try {
      const response = await window.fetch(...request);
      set(true);
      return response;
    } catch (error) {
      // A `TypeError` means that no answer came; an aborted request says nothing.
      if (error instanceof TypeError) set(false);
      throw error;
    }
  };

  return {
    fetch: watched,
    isOnline: () => state === "online" && window.navigator.onLine,
    /**
     * Starts listening to the browser; `onChange` may be called from now on. `answered`: whether the shop itself sent
     * this document, because a browser may have a network while the shop is unreachable.
     */
    start({ answered }: { answered: boolean }): void {
      window.addEventListener("offline", () => set(false));
      window.addEventListener("online", tryAgain);
      if (!answered || !window.navigator.onLine) set(false);
    },
  };
}
