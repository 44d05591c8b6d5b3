import type { Bus } from "@thuot-tha/shared/contracts";
import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import { membershipJoined } from "@thuot-tha/shared/contracts/events/membership";
import { sessionChanged, sessionSignedIn, sessionSignedOut } from "@thuot-tha/shared/contracts/events/session";
import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import type { Client } from "@thuot-tha/shared/http";
import {
  createBus,
  type Host,
  type Notice,
  openScope,
  type RemoteModule,
  type RouterHost,
  type SlotHost,
  type Violation,
} from "@thuot-tha/shared/platform";
import type { Saga } from "redux-saga";
import type { Failure } from "../analytics/report.ts";
import type { Tabs } from "../session/tabs.ts";
import { createShopStore, type ShopStore } from "../store/create-store.ts";
import { membershipPricingReducer } from "../store/membership.ts";
import { menuReducer } from "../store/menu.ts";
import { menuSaga } from "../store/menu-saga.ts";
import { sessionDoubted, sessionReducer, signedIn, signedOut } from "../store/session.ts";
import { sessionSaga } from "../store/session-saga.ts";
import { createShowError } from "./notices.ts";

type Tracked = Parameters<typeof analyticsTracked.emit>[1];

interface Options {
  state: Record<string, unknown>;
  client: Client;
  today: string;
  /** The shop's time; the device's own unless corrected. */
  now?: () => Date;
  router: RouterHost;
  slots: SlotHost;
  notify: (notice: Notice) => void;
  report: (failure: Failure) => void;
  /** Receives every event and command with its sender. */
  observe?: (id: string, who: string, payload: unknown) => void;
  /** Receives what the shop measures, and the package that sent it. */
  track?: (who: string, event: Tracked) => void;
  /** Called when a caller waits for a remote whose code has not loaded. */
  wake?: (remote: string) => void;
}

interface Session {
  /** False when cookies rule out a session. */
  maySignedIn: () => boolean;
  tabs: Tabs;
  /** Called each time the shopper's identity is known. */
  onKnown: (isGuest: boolean) => void;
}

/**
 * The shop of one document: its store, its bus and the context of each remote. The same on the server and in browsers.
 */
export interface Shop {
  store: ShopStore;
  hostFor(remote: Pick<LiveRemote, "name" | "events">): Host;
  /** Adds a loaded remote's slices to the store. */
  adopt(module: RemoteModule): void;
  /** Browser only: starts a remote's saga, and the shell's own. */
  start(remote: LiveRemote, module: RemoteModule): void;
  startSession(session: Session): void;
}

/** The shell as a remote that renders content; it sends and receives no events in that role. */
export const shellAsRemote = { name: "shell", events: { emits: [], consumes: [] } };

/** How often a saga that ended in an error is restarted, because the page needs its answers. */
const restarts = 3;

/** A contract violation as the failure reported to the edge. */
export const failureOf = ({ id, who, reason, detail = "" }: Violation): Failure => ({
  kind: "contract",
  who,
  part: id,
  error: `${reason} ${detail}`,
});

export function createShop(options: Options): Shop {
  const { client, report, today, now = () => new Date() } = options;
  const store = createShopStore(options.state);
  store.inject({ menu: menuReducer, session: sessionReducer, membershipPricing: membershipPricingReducer });
  const showError = createShowError(options.notify);
  const bus = createBus({
    observe: options.observe,
    onAwaited: options.wake,
    report: (violation) => report(failureOf(violation)),
  });
  const own: Bus = bus.scope(openScope("shell"));
  const hosts = new Map<string, Host>();
  const { track } = options;
  if (track) analyticsTracked.subscribe(own, (event, who) => track(who, event));

  function hostFor({ name, events }: Pick<LiveRemote, "name" | "events">): Host {
    const known = hosts.get(name);
    if (known) return known;
    const { router, slots, notify } = options;
    const scoped = bus.scope({ who: name, ...events });
    const host: Host = { store, client, router, slots, eager: true, notify, showError, today, now, bus: scoped };
    hosts.set(name, host);
    return host;
  }

  function keepRunning<A extends unknown[]>(who: string, saga: Saga<A>, args: A, left = restarts): void {
    store
      .run(saga, ...args)
      .toPromise()
      .catch((error) => {
        report({ kind: "saga", who, error });
        if (left > 0) keepRunning(who, saga, args, left - 1);
      });
  }

  return {
    store,
    hostFor,
    adopt: (module) => store.inject(module.reducers),
    start(remote, { saga }) {
      keepRunning(remote.name, saga, [{ client, bus: hostFor(remote).bus, now }]);
    },
    startSession({ maySignedIn, tabs, onKnown }) {
      const doubt = () => store.dispatch(sessionDoubted());
      const toldHere =
        <P>(change: (payload: P) => void) =>
        (payload: P): void => {
          change(payload);
          tabs.tell("session");
        };
      sessionSignedIn.subscribe(
        own,
        toldHere((account) => void store.dispatch(signedIn(account))),
      );
      sessionSignedOut.subscribe(
        own,
        toldHere(() => void store.dispatch(signedOut())),
      );
      membershipJoined.subscribe(own, toldHere(doubt));
      tabs.listen((news) => news === "session" && doubt());
      sessionChanged.subscribe(own, ({ known, isGuest }) => known && onKnown(isGuest));
      keepRunning("shell", menuSaga, [{ client }]);
      keepRunning("shell", sessionSaga, [{ client, bus: own, maySignedIn, now }]);
    },
  };
}
