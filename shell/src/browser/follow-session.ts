import { signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import { startSession } from "../session/start-session.ts";
import { createTabs } from "../session/tabs.ts";
import { getSession } from "../store/session.ts";
import type { Platform } from "./platform.ts";
import type { Router } from "./router.ts";
import type { Services } from "./services.ts";

/** Starts the session. When its customer changes, cached pages are dropped; the one on screen is left or reloaded. */
export function followSession(services: Services, { bus }: Platform, { navigator, forget }: Router): void {
  const { store, client, clock, report, signInAgain, worker, checkSession } = services;
  let customer: string | undefined;
  startSession({
    store,
    client,
    bus,
    now: clock.now,
    report,
    maySignedIn: () => signedInCookie.read(document.cookie) !== null,
    tabs: createTabs(),
    onKnown() {
      signInAgain.known();
      const last = customer;
      customer = getSession(store.getState()).customer?.id;
      if (customer === last) return;
      forget();
      if (last !== undefined) navigator.leaveCustomer();
    },
    waitForSignIn: signInAgain.sessionEnded,
    onCustomerLeft: () => void worker.send({ type: "signed-out" }),
  });
  // A page restored from the back/forward cache has missed messages from other tabs.
  window.addEventListener("pageshow", ({ persisted }) => persisted && checkSession());
}
