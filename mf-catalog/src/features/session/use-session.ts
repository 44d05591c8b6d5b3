import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";

type Session = Parameters<Parameters<typeof sessionChanged.subscribe>[1]>[0];

/** The session, once the shell has announced it: after hydration, never on the server. */
export function useSession(): Session | null {
  const { bus } = useHost();
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => sessionChanged.subscribe(bus, setSession), [bus]);
  return session;
}
