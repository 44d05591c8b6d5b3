import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { useEventState } from "@thuot-tha/shared/platform";

/** The session as the shell announces it. `known` is false until the API has been asked. */
export type Session = Parameters<Parameters<typeof sessionChanged.subscribe>[1]>[0];

const unknown: Session = { known: false, isGuest: true, user: null, customer: null };

/** Who the shopper is: not known on the server and while hydrating, whose document is for all shoppers. */
export const useSession = (): Session => useEventState(sessionChanged) ?? unknown;
