export type ConnectionState = "online" | "offline" | "unreachable";

/** Milliseconds between two tries to reach the shop again. */
const retryEvery = 5000;

/**
 * Whether the shop can be reached: the browser has a network, and the last request got an answer of any kind. `fetch` is
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
      // Only a request that got no answer is a TypeError; one that was broken off says nothing.
      if (error instanceof TypeError) set(false);
      throw error;
    }
  };

  return {
    fetch: watched,
    isOnline: () => state === "online" && window.navigator.onLine,
    /**
     * Listens to the browser; from now on `onChange` may be called. `answered`: whether the shop itself sent this document.
     * A browser may believe it has a network while the shop cannot be reached.
     */
    start({ answered }: { answered: boolean }): void {
      window.addEventListener("offline", () => set(false));
      window.addEventListener("online", tryAgain);
      if (!answered || !window.navigator.onLine) set(false);
    },
  };
}
