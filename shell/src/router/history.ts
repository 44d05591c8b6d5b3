import type { Location, RouterHost } from "@thuot-tha/shared/platform";
import { afterPaint } from "../after-paint.ts";
import { randomKey } from "../random-key.ts";
import { isSameEntry } from "./hidden-page.ts";

interface HistoryState {
  key: string;
  user: unknown;
}

/** The address the shopper sees, committed only once its page is ready. */
export interface ShopHistory {
  current(): Location;
  /** The browser's own location. On the way back or forward it is ahead of `current` until the page is ready. */
  browser(): Location;
  subscribe(listener: () => void): () => void;
  /** Changes the address bar (unless the browser already has) and notifies every root. */
  commit(target: Target, how: How): void;
  /** Replaces the query of the current entry, whose page shows it already. Roots are notified after the next paint. */
  replaceSearch(search: string): void;
  /** Requests a page from the navigator. The address changes once the page is ready. */
  request(target: Target, how: How): void;
  onRequest(listener: (target: Target, how: How) => void): void;
  onSearchReplaced(listener: () => void): void;
}

export type How = "push" | "replace" | "pop";

export interface Target {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}

/** Links that change only what the same page shows carry `state={{ stay: true }}`. */
export const stays = ({ state }: Target): boolean => (state as { stay?: boolean } | null | undefined)?.stay === true;

/** A browser history whose readers only see the committed location. */
export function createShopHistory(window: Window): ShopHistory {
  const listeners = new Set<() => void>();
  const requestListeners: ((target: Target, how: How) => void)[] = [];
  const replaceListeners: (() => void)[] = [];
  let location = read(window);

  return {
    current: () => location,
    browser: () => read(window),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    commit(target, how) {
      if (how !== "pop") {
        const state: HistoryState = { key: randomKey(), user: target.state ?? null };
        const href = target.pathname + target.search + target.hash;
        if (how === "push") window.history.pushState(state, "", href);
        else window.history.replaceState(state, "", href);
      }
      location = read(window);
      for (const listener of listeners) listener();
    },
    replaceSearch(search) {
      // On the way back or forward the browser is at another entry.
      if (search === location.search || !isSameEntry(read(window), location)) return;
      window.history.replaceState(window.history.state, "", location.pathname + search + location.hash);
      location = read(window);
      afterPaint(() => {
        for (const listener of listeners) listener();
      });
      for (const listener of replaceListeners) listener();
    },
    request(target, how) {
      for (const listener of requestListeners) listener(target, how);
    },
    onRequest: (listener) => void requestListeners.push(listener),
    onSearchReplaced: (listener) => void replaceListeners.push(listener),
  };
}

function read({ location, history }: Window): Location {
  const state = history.state as HistoryState | null;
  return {
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    state: state?.user ?? null,
    key: state?.key ?? "default",
    mask: undefined,
  } as Location;
}

/** An address as a target within the shop; null for another origin or one that needs a document request. */
export function toTarget(href: string, base: string): Target | null {
  const url = new URL(href, base);
  if (url.origin !== new URL(base).origin || /^\/(v2|r|media)\//.test(url.pathname)) return null;
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** A location that never changes, for server rendering and tests. */
export function fixedRouter(pathname: string, search: string): RouterHost {
  const location = { pathname, search, hash: "", state: null, key: "default", mask: undefined } as Location;
  const createHref = (to: string | Partial<Location>) =>
    typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;
  const refuse = () => undefined;
  return {
    location: () => location,
    subscribe: () => () => undefined,
    replaceSearch: refuse,
    navigator: { createHref, push: refuse, replace: refuse, go: refuse },
  };
}
