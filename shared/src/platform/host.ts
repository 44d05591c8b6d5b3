import { createContext, useContext } from "react";
import type { Store } from "redux";
import type { Bus } from "../contracts/events/bus.ts";
import type { Client } from "../http/index.ts";
import type { RouterHost } from "./router.tsx";

/**
 * A short message to the shopper. `success` and `info` stay 3 s, a `notice` of no consequence 1.5 s; an `error` stays 4.5 s
 * and is read out at once.
 */
export interface Notice {
  kind: "success" | "info" | "notice" | "error";
  message: string;
}

export interface MountedSlot {
  update(props: Record<string, unknown>): void;
  unmount(): void;
}

/** How a part asks for what other remotes fill in. Nobody learns who fills a slot. */
export interface SlotHost {
  /** Whether the server draws what fills the slot. The same answer on the server and while hydrating. */
  drawn(slot: string): boolean;
  /** Server: text that stands for the slot's HTML until the page around it is drawn; React cannot draw inside a drawing. */
  placeholder(slot: string, props: Record<string, unknown>): string;
  /**
   * Browser: mounts into `element`, over the server's HTML if there is some. `onFilled` hears whether something shows
   * there: false when nobody fills the slot, or whoever does has failed. A `patient` slot may wait until somebody uses
   * the page.
   */
  mount(
    slot: string,
    element: HTMLElement,
    props: Record<string, unknown>,
    onFilled: (filled: boolean) => void,
    patient?: boolean,
  ): MountedSlot;
}

/** What the shell hands to every part of every remote. */
export interface Host {
  store: Store;
  /** Scoped to what the remote's `remote.json` declares. */
  bus: Bus;
  client: Client;
  router: RouterHost;
  slots: SlotHost;
  /**
   * Whether the part is wanted whole at once: the server draws it or has drawn it, or the shopper comes back to where they
   * were on it. False on the way to a new page, where what is seen first comes first.
   */
  whole: boolean;
  notify(notice: Notice): void;
  /** Tells of a failure in the API's own words. A 401 and what the shopper broke off themselves stay silent. */
  showError(error: unknown): void;
  /** Today in Viet Nam when the document was made (YYYY-MM-DD): the same on the server and while hydrating. */
  today: string;
  now(): Date;
}

const HostContext = createContext<Host | null>(null);
export const HostProvider = HostContext.Provider;

/** The shell, from inside a part. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost: no shell above this component");
  return host;
}
