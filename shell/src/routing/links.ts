import type { Target } from "./history.ts";
import { toTarget } from "./history.ts";

interface Options {
  window: Window;
  go: (target: Target) => void;
  /** A link is about to be followed, or may be: fetch what its page needs. */
  prefetch: (target: Target) => void;
}

/**
 * Hears of the links of cards and stories, those most followed, as they come into view.
 * @returns how to look again after the page has changed
 */
export function watchLinks(window: Window, onInView: (target: Target) => void): () => void {
  const { document } = window;
  const { connection } = window.navigator as { connection?: Connection };
  if (!mayPrefetch(connection)) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target: link } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(link);
      const target = toTarget((link as HTMLAnchorElement).href, document.baseURI);
      if (target) onInView(target);
    }
  });
  return () => {
    observer.disconnect();
    for (const link of document.querySelectorAll("main article a[href]")) observer.observe(link);
  };
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether fetching ahead is welcome: not on 2g, and not for people who save data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? "");
}

/** Follows every link of the shop without a new document, whoever drew it, and fetches ahead when one is pointed at. */
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

  const { connection } = window.navigator as { connection?: Connection };
  if (!mayPrefetch(connection)) return;
  for (const kind of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      kind,
      (event) => {
        const target = targetOf(event);
        if (target) prefetch(target);
      },
      { passive: true },
    );
  }
}
