import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";

/** The session as the shell announces it. `known` is false until the API has been asked. */
export type Session = Parameters<Parameters<typeof sessionChanged.subscribe>[1]>[0];

const unknown: Session = { known: false, isGuest: true, user: null, customer: null };

export function useSession(): Session {
  const { bus } = useHost();
  // The bus replays the last state while subscribing, so the first render already knows the shopper.
  const [session, setSession] = useState(() => {
    let last = unknown;
    sessionChanged.subscribe(bus, (heard) => {
      last = heard;
    })();
    return last;
  });
  useEffect(() => sessionChanged.subscribe(bus, setSession), [bus]);
  return session;
}
