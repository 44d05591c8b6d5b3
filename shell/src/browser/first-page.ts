import { showFailure } from "../remotes/mount.tsx";
import { applyHead } from "../router/head.ts";
import { toTarget } from "../router/history.ts";
import type { InitialState } from "../router/initial-state.ts";
import { isGuestOnceKnown } from "../session/is-guest-once-known.ts";
import { slowNoticeDelay } from "../timeouts.ts";
import { takeEarlyPresses } from "./early-presses.ts";
import { element } from "./element.ts";
import type { Platform } from "./platform.ts";
import type { Router } from "./router.ts";
import type { Services } from "./services.ts";

/** Mounts the document's first page: over the server's HTML, or into the skeleton's place. */
export async function showFirstPage(
  { match, isServerRendered }: InitialState,
  { layout, store, connection, recovery, report }: Services,
  { pages }: Platform,
  { show, navigator }: Router,
): Promise<void> {
  const here = toTarget(window.location.href, document.baseURI);
  const slow = isServerRendered ? undefined : setTimeout(() => layout.change({ progress: "slow" }), slowNoticeDelay);

  /** The document to request when the page's code fails to load; null to stay on this one. */
  const documentInstead = (href: string) =>
    connection.isOnline() ? recovery.next(href, { mayGoBack: !isServerRendered }) : null;

  async function attempt(): Promise<void> {
    try {
      const page = await pages.load(match, isServerRendered);
      const repeatPresses = takeEarlyPresses(window);
      await show(page, undefined, () => isServerRendered || applyHead(page.head, window));
      repeatPresses();
    } catch (error) {
      report({ kind: "load", who: match.remote, part: match.page, error });
      // The shopper has already followed a link of the layout.
      if (navigator.hasMoved()) return;
      const { pathname, search } = window.location;
      const instead = documentInstead(pathname + search);
      if (instead === pathname + search) window.location.reload();
      else if (instead) window.location.replace(instead);
      // The server's HTML stays because it is readable and its links work. An empty place shows the failure.
      else if (!isServerRendered) showFailure(element("page"), () => window.location.reload());
    }
  }

  // The navigator sends a guest who opens a customer page to the login page.
  if (here && match.login && (await isGuestOnceKnown(store))) {
    if (!navigator.hasMoved()) await navigator.go(here, "replace");
  } else await attempt();
  clearTimeout(slow);
  if (!isServerRendered) layout.change({ progress: "none" });
  window.history.scrollRestoration = "manual";
  if (!window.location.hash && cameBack() && !navigator.hasMoved()) navigator.restoreScroll();
}

/** Whether the shopper has reloaded this document or returned to it. */
function cameBack(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival?.type === "reload" || arrival?.type === "back_forward";
}
