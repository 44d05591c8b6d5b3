import { initialLayout, type LayoutState } from "./state.ts";

/** State of the layout: services and the router write it, the layout renders it. */
export interface LayoutStore {
  get(): LayoutState;
  change(changed: Partial<LayoutState>): void;
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void;
}

export function createLayoutStore(): LayoutStore {
  let state = initialLayout;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    change(changed) {
      state = { ...state, ...changed };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Resolves when no page is loading. */
export function whenSettled({ get, subscribe }: Pick<LayoutStore, "get" | "subscribe">): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (get().progress !== "none") return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
}
