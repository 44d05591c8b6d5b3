import { type ReactNode, useSyncExternalStore } from "react";
import { type Location, type Navigator, Router } from "react-router-dom";

export { type Location, type Navigator, useLocation, useNavigate } from "react-router-dom";

/** The shell's one history, as seen from inside a React root. */
export interface RouterHost {
  location: () => Location;
  subscribe: (listener: () => void) => () => void;
  /**
   * Replaces the query of the page's address, so that reloading, sharing and signing in keep what the shopper has
   * chosen. Nothing loads and the page gets no new props, because it shows the choice already. Ignored unless the page
   * is on screen.
   */
  replaceSearch: (search: string) => void;
  navigator: Navigator;
}

/** Gives one React root the shell's location: `Link` and `useNavigate` work there, and no root owns the history. */
export function HostRouter({ router, children }: { router: RouterHost; children: ReactNode }) {
  const location = useSyncExternalStore(router.subscribe, router.location, router.location);
  return (
    <Router location={location} navigator={router.navigator}>
      {children}
    </Router>
  );
}
