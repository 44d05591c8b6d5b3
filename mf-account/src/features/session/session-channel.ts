import type { Bus } from "@thuot-tha/shared/contracts";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { buffers, type EventChannel, eventChannel } from "redux-saga";

/** The shopper: the id of their user, or null for a guest. */
export interface Visitor {
  userId: string | null;
}

/** Whether a user is still the one who is signed in; false once they have left or another one is here. */
export function isSignedIn(bus: Bus, userId: string): boolean {
  const announced: (string | null)[] = [];
  // The bus replays the last session while subscribing.
  sessionChanged.subscribe(bus, ({ user }) => void announced.push(user?.id ?? null))();
  return announced.at(-1) === userId;
}

/** Emits the shopper once known, and then whenever the shopper changes; a changed profile emits nothing. */
export const visitorChannel = (bus: Bus): EventChannel<Visitor> =>
  eventChannel((emit) => {
    let last: string | null | undefined;
    return sessionChanged.subscribe(bus, ({ known, user }) => {
      const userId = user?.id ?? null;
      if (!known || userId === last) return;
      last = userId;
      emit({ userId });
    });
  }, buffers.expanding());
