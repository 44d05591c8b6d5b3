import type { Bus } from "@thuot-tha/shared/contracts";
import { membershipJoined } from "@thuot-tha/shared/contracts/events/membership";
import {
  sessionChanged,
  sessionDoubted,
  sessionSignedIn,
  sessionSignedOut,
} from "@thuot-tha/shared/contracts/events/session";
import type { Client } from "@thuot-tha/shared/http";
import type { Report } from "../failure.ts";
import type { ShopStore } from "../store/create-store.ts";
import { menuSaga } from "../store/menu-saga.ts";
import { sessionRequested, signedIn, signedOut } from "../store/session.ts";
import { sessionSaga } from "../store/session-saga.ts";
import { supervise } from "../store/supervise.ts";
import type { Tabs } from "./tabs.ts";

interface Options {
  store: ShopStore;
  client: Client;
  /** The shell's own view of the bus. */
  bus: Bus;
  now: () => Date;
  report: Report;
  /** False when cookies rule out a session. */
  maySignedIn: () => boolean;
  tabs: Tabs;
  /** Called each time the shopper's identity is known. */
  onKnown: (isGuest: boolean) => void;
  /** Keeps the customer of a session that ended elsewhere, until they have signed in again or closed the form. */
  waitForSignIn: () => boolean;
  /** Called when this browser stored data of a customer who has left, also while the shop was closed. */
  onCustomerLeft: () => void;
}

/** Loads the session, and follows sign-ins and sign-outs of this tab and the others. */
export function startSession(options: Options): void {
  const { store, client, bus, now, report, maySignedIn, tabs, onKnown, waitForSignIn, onCustomerLeft } = options;
  const checkSession = () => void store.dispatch(sessionRequested());
  const andBroadcast =
    <P>(change: (payload: P) => void) =>
    (payload: P): void => {
      change(payload);
      tabs.broadcast("session");
    };
  sessionSignedIn.subscribe(
    bus,
    andBroadcast((account) => void store.dispatch(signedIn(account))),
  );
  sessionSignedOut.subscribe(
    bus,
    andBroadcast(() => void store.dispatch(signedOut())),
  );
  membershipJoined.subscribe(bus, andBroadcast(checkSession));
  sessionDoubted.subscribe(bus, andBroadcast(checkSession));
  tabs.listen((news) => news === "session" && checkSession());
  sessionChanged.subscribe(bus, ({ known, isGuest }) => known && onKnown(isGuest));
  const own = { store, report, who: "shell", now };
  supervise(own, menuSaga, { client, bus });
  supervise(own, sessionSaga, { client, bus, maySignedIn, now, waitForSignIn, onCustomerLeft });
}
