/** What the service worker uses of its global scope; TypeScript's own description clashes with that of documents. */
export interface WorkerScope {
  caches: CacheStorage;
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: {
    navigationPreload?: {
      enable(): Promise<void>;
      getState(): Promise<{ headerValue: string }>;
      setHeaderValue(value: string): Promise<void>;
    };
  };
  addEventListener(type: "install" | "activate", listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: "message", listener: (event: LifetimeEvent & { data: unknown }) => void): void;
}

interface LifetimeEvent {
  /** Keeps the worker running until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}
