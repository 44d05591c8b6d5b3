import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import type { HeadPicture } from "@thuot-tha/shared/platform";
import { preloadPart } from "../remotes/preload.ts";
import { prefetchDelay } from "../timeouts.ts";
import { type Target, toTarget } from "./history.ts";
import type { LoadedPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";
import type { Prefetch } from "./prefetch.ts";

interface Options {
  window: Window;
  go: (target: Target) => void;
  /** Called when a link is likely to be followed, to fetch what its page needs. */
  prefetch: (target: Target) => void;
}

/**
 * Reports the targets of cards and stories that stay in view, including those added later.
 * @returns starts anew with the page on screen; call it at first and after each change of the page
 */
export function watchLinks(window: Window, onInView: (target: Target) => void): () => void {
  const { document } = window;
  if (!mayFetchAhead(window)) return () => undefined;
  const staying = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target: card } of entries) {
      clearTimeout(staying.get(card));
      if (!isIntersecting) continue;
      const seen = () => {
        observer.unobserve(card);
        const link = card.querySelector<HTMLAnchorElement>("a[href]");
        const target = link && toTarget(link.href, document.baseURI);
        if (target && card.isConnected) onInView(target);
      };
      staying.set(card, setTimeout(seen, prefetchDelay));
    }
  });
  let watched = new WeakSet<Element>();
  function watch(): void {
    for (const card of document.querySelectorAll("main article")) {
      if (watched.has(card)) continue;
      watched.add(card);
      observer.observe(card);
    }
  }
  const arrivals = new MutationObserver(watch);
  return () => {
    observer.disconnect();
    for (const timer of staying.values()) clearTimeout(timer);
    staying.clear();
    watched = new WeakSet();
    watch();
    const main = document.querySelector("main");
    if (main) arrivals.observe(main, { childList: true, subtree: true });
  };
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether prefetching is allowed: not on 2g and not with data saving on. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? "");
}

/** Whether this browser's current connection allows prefetching. */
export const mayFetchAhead = ({ navigator }: Window): boolean =>
  mayPrefetch((navigator as { connection?: Connection }).connection);

/** Follows every link of the shop without a new document, and prefetches when the pointer is on one. */
export function followLinks({ window, go, prefetch }: Options): void {
  const { document } = window;

  function targetOf(event: Event): Target | null {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download") || link.rel.includes("external")) return null;
    return toTarget(link.href, document.baseURI);
  }

  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    go(target);
  });

  if (!mayFetchAhead(window)) return;
  for (const kind of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      kind,
      (event) => {
        const target = targetOf(event);
        if (!target) return;
        // In a task of its own: browsers tell of a link that comes under a resting pointer before they paint it. A link
        // that is gone by then was followed.
        setTimeout(() => (event.target as Element).isConnected && prefetch(target));
      },
      { passive: true },
    );
  }
}

interface LinkWatchOptions {
  window: Window;
  composition: LiveComposition;
  find: (pathname: string, search: string) => PageMatch | null;
  prefetch: Prefetch;
  /** Renders a page that the shopper is likely to go to, out of sight. */
  prepare: (page: LoadedPage) => void;
}

/**
 * Prefetches and renders the targets of links: with picture when one is hovered or touched, queued when it is only in
 * view. Of a page that only a browser renders, the code alone is fetched, because its `load` may change the page on
 * screen.
 */
export function createLinkWatch({ window, composition, find, prefetch, prepare }: LinkWatchOptions) {
  const prefetchCode = ({ remote, page }: PageMatch) => preloadPart(composition, remote, `page-${page}`, "prefetch");
  const watchPage = watchLinks(window, ({ pathname, search }) => {
    const match = find(pathname, search);
    // Pages that only a browser renders are heavier and seldom the target of a card.
    if (match?.rendering !== "server") return;
    prefetchCode(match);
    prefetch.inView(match, prepare);
  });
  return {
    /** Watches the links of the page that is now on screen. */
    watchPage(): void {
      prefetch.moved();
      watchPage();
    },
    pointedAt({ pathname, search }: Target): void {
      const match = find(pathname, search);
      if (!match || match.login) return;
      if (match.rendering === "client") prefetchCode(match);
      else
        prefetch.ahead(match, (page) => {
          if (page.head.picture) fetchPicture(page.head.picture);
          prepare(page);
        });
    },
  };
}

/** Loads a picture into the browser's cache in the size the page will request. */
function fetchPicture({ href, srcSet, sizes }: HeadPicture): void {
  Object.assign(new Image(), { fetchPriority: "low", sizes, srcset: srcSet, src: href });
}
