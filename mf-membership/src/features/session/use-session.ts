import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";

export type Standing = "unknown" | "guest" | "customer";

/** The customer and their package, as the session gives them. */
export function useSession(): { standing: Standing; membershipPackageId: string | null } {
  const { bus } = useHost();
  const [session, setSession] = useState<{ standing: Standing; membershipPackageId: string | null }>({
    standing: "unknown",
    membershipPackageId: null,
  });
  useEffect(
    () =>
      sessionChanged.subscribe(bus, ({ known, isGuest, customer }) =>
        setSession({
          standing: known ? (isGuest ? "guest" : "customer") : "unknown",
          membershipPackageId: customer?.membership?.membershipPackageId ?? null,
        }),
      ),
    [bus],
  );
  return session;
}
