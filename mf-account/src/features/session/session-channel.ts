import type { Bus } from "@thuot-tha/shared/contracts";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { buffers, type EventChannel, eventChannel } from "redux-saga";

/** Somebody else is here: the id of their user, or null for a guest. */
export interface Visitor {
  userId: string | null;
}

/** Tells who is here once that is known, and then whenever it is somebody else; a changed profile is nobody else. */
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
