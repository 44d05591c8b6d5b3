import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { useEventState } from "@thuot-tha/shared/platform";

/** The session as the shell announces it. `known` is as in `sessionChanged`. */
export type Session = Parameters<Parameters<typeof sessionChanged.subscribe>[1]>[0];

const unknown: Session = { known: false, isGuest: true, user: null, customer: null };

/** The shopper's identity: unknown on the server and during hydration, because the document is for all shoppers. */
export const useSession = (): Session => useEventState(sessionChanged) ?? unknown;
