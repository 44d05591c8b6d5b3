import { showFailure } from "../federation/mount-part.tsx";
import { applyHead } from "../routing/head.ts";
import { toTarget } from "../routing/history.ts";
import type { LoadedPage } from "../routing/load-page.ts";
import type { PageMatch } from "../routing/match.ts";
import { type Navigator, slowAfter } from "../routing/navigator.ts";
import type { Handover } from "./handover.ts";
import { element } from "./page.ts";

interface Options {
  handover: Handover;
  load: (match: PageMatch, hasData: boolean) => Promise<LoadedPage>;
  show: (page: LoadedPage, how: undefined, arrive: () => void) => Promise<void>;
  navigator: Navigator;
  /** Address to request as a document when the page's code fails to load; null to stay on this one. */
  recover: (href: string) => string | null;
  isGuest: () => Promise<boolean>;
  onFailed: (error: unknown) => void;
  onSlow: (slow: boolean) => void;
}

/** Mounts the document's first page: over the server's HTML, or in the empty place. */
export async function showFirstPage({ handover, load, show, navigator, isGuest, onSlow, ...options }: Options) {
  const { match, drawn } = handover;
  const here = toTarget(window.location.href, document.baseURI);
  const slow = drawn ? undefined : setTimeout(onSlow, slowAfter, true);

  async function attempt(): Promise<void> {
    try {
      const page = await load(match, drawn);
      await show(page, undefined, () => drawn || applyHead(page.head, window));
    } catch (error) {
      options.onFailed(error);
      // The shopper has already followed a link of the frame.
      if (navigator.hasMoved()) return;
      const { pathname, search } = window.location;
      const instead = options.recover(pathname + search);
      if (instead === pathname + search) window.location.reload();
      else if (instead) window.location.replace(instead);
      // The server's HTML stays because it is readable and its links work. An empty place shows the failure.
      else if (!drawn) showFailure(element("page"), () => window.location.reload());
    }
  }

  // The navigator sends a guest who opens a customer page to the login page.
  if (here && match.login && (await isGuest())) {
    if (!navigator.hasMoved()) await navigator.go(here, "replace");
  } else await attempt();
  clearTimeout(slow);
  if (!drawn) onSlow(false);
  window.history.scrollRestoration = "manual";
  if (!window.location.hash && cameBack() && !navigator.hasMoved()) navigator.restoreScroll();
}

/** Whether the shopper has reloaded this document or returned to it. */
function cameBack(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival?.type === "reload" || arrival?.type === "back_forward";
}
