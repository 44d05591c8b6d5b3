import { createContext, useContext } from "react";
import type { Store } from "redux";
import type { Bus } from "../contracts/define/event.ts";
import type { SlotContract } from "../contracts/define/slot.ts";
import type { Client } from "../http/index.ts";
import type { Violation } from "./events/bus.ts";
import type { RouterHost } from "./router.tsx";

/**
 * A short message to the shopper. `success` and `info` stay for 3 s, a minor `notice` for 1.5 s; an `error` stays for
 * 4.5 s and is read out at once.
 */
export interface Notice {
  kind: "success" | "info" | "notice" | "error";
  message: string;
}

export interface MountedSlot {
  update(props: Record<string, unknown>): void;
  unmount(): void;
}

interface MountOptions {
  /** Called with whether content shows: false when the composition has none for the slot, or it has failed. */
  onShown: (shown: boolean) => void;
  /** `interaction`: the content's code waits until the shopper uses the page. */
  loadOn: "page" | "interaction";
}

/** How a page or slot content requests the content of other remotes, without knowing which remote provides it. */
export interface SlotHost {
  /** Whether the server renders the slot's content. The same answer on the server and while hydrating. */
  rendered(slot: SlotContract): boolean;
  /**
   * Server only: placeholder text for the content's HTML until the page around it is rendered, because React cannot
   * nest renders.
   */
  placeholder?(slot: SlotContract, props: Record<string, unknown>): string;
  /** Browser: mounts content into `element`, over the server's HTML if there is some. */
  mount(slot: SlotContract, element: HTMLElement, props: Record<string, unknown>, options: MountOptions): MountedSlot;
  report(violation: Violation): void;
}

/** The shell's interface for every page and slot content of a remote. */
export interface Host {
  store: Store;
  /** Limited to the events that the remote's release declares. */
  bus: Bus;
  client: Client;
  router: RouterHost;
  slots: SlotHost;
  /**
   * Whether the page or slot content renders completely at once: the server renders it or has rendered it, or the
   * shopper returns to a scroll position. False during navigation to a new page, whose first view renders first.
   */
  eager: boolean;
  notify(notice: Notice): void;
  /** Shows a failure with the API's own message. A 401 and aborted calls show nothing. */
  showError(error: unknown): void;
  /** Today in Viet Nam when the document was made (YYYY-MM-DD): the same on the server and while hydrating. */
  today: string;
  now(): Date;
}

const HostContext = createContext<Host | null>(null);
export const HostProvider = HostContext.Provider;

/** The host of the current page or slot content. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost: no shell above this component");
  return host;
}
