/** Messages between tabs of the shop. They hold nothing personal: the receiver requests the API. */
export type TabNews = "session";

export interface Tabs {
  broadcast(news: TabNews): void;
  /** Receives messages of other tabs, never this one's own. */
  listen(listener: (news: TabNews) => void): void;
}

/** The other tabs of this browser that have the shop open; none where the browser forbids the shop to store data. */
export function createTabs(): Tabs {
  const channel = openChannel();
  return {
    broadcast: (news) => channel?.postMessage(news),
    listen: (listener) => channel?.addEventListener("message", ({ data }) => listener(data)),
  };
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("thuot-tha");
  } catch {
    return null;
  }
}
