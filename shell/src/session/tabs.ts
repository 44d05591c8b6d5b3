/** What tabs of the shop tell each other. Nothing personal: whoever hears of it asks the API. */
export type TabNews = "session";

export interface Tabs {
  tell(news: TabNews): void;
  /** Hears what other tabs tell, never what this one does. */
  listen(listener: (news: TabNews) => void): void;
}

/** The other tabs of this browser that have the shop open. */
export function createTabs(): Tabs {
  const channel = new BroadcastChannel("thuot-tha");
  return {
    tell: (news) => channel.postMessage(news),
    listen: (listener) => channel.addEventListener("message", ({ data }) => listener(data)),
  };
}
