import { defineStored } from "@thuot-tha/shared/contracts";
import { useLocation } from "@thuot-tha/shared/platform";
import { type RefObject, useEffect, useMemo } from "react";

interface Place {
  /** Id of a product and its distance from the top of the screen, in CSS pixels. */
  product: string;
  top: number;
}

/** Milliseconds within which the page mounts, the browser scrolls, and the layout settles. */
const restoreTimeoutMs = 2000;

/**
 * Restores the scroll position by product when the shopper returns, because cards above it have only estimated heights.
 * Stored by history entry, in this tab.
 */
export function useListPlace(list: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const entry = `place:${key}:${pathname}`;
  const stored = useMemo(
    () => defineStored({ key: entry, lasts: "tab", parse: (place) => (place ?? null) as Place | null }),
    [entry],
  );

  useEffect(() => {
    const remember = (piece: Element | null | undefined) => {
      if (!(piece instanceof HTMLElement) || !piece.dataset.product) return;
      const place: Place = { product: piece.dataset.product, top: piece.getBoundingClientRect().top };
      stored.write(place);
    };
    const onClick = ({ target }: MouseEvent) => target instanceof Element && remember(target.closest("[data-product]"));
    const onLeave = () => remember(firstInView(list.current));
    // A phone discards a hidden tab without `pagehide`.
    const onHidden = () => document.hidden && onLeave();
    const element = list.current;
    element?.addEventListener("click", onClick, { capture: true });
    window.addEventListener("pagehide", onLeave);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      element?.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("pagehide", onLeave);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [stored, list]);

  // Runs when the list mounts, not when its address changes.
  useEffect(() => {
    const place = stored.read();
    if (!place) return;
    const until = performance.now() + restoreTimeoutMs;
    let last: { inDocument: number; scrollY: number } | undefined;
    let frame = requestAnimationFrame(function settle(at) {
      const piece = list.current?.querySelector<HTMLElement>(`[data-product="${CSS.escape(place.product)}"]`);
      // An unscrolled page was newly opened, so nothing is restored.
      if (piece?.offsetParent && (last || window.scrollY > 0)) {
        const { top } = piece.getBoundingClientRect();
        const inDocument = top + window.scrollY;
        // A scroll without a change of layout is a screen reader's, a found word's, or a tap's on a phone's status bar.
        if (last && !differ(inDocument, last.inDocument) && differ(window.scrollY, last.scrollY)) return;
        if (differ(top, place.top)) window.scrollBy({ top: top - place.top, behavior: "instant" });
        last = { inDocument, scrollY: window.scrollY };
      }
      if (at < until) frame = requestAnimationFrame(settle);
    });
    const stop = () => cancelAnimationFrame(frame);
    for (const by of ["wheel", "touchstart", "pointerdown", "keydown"])
      window.addEventListener(by, stop, { once: true });
    return stop;
  }, []);
}

/** Whether two positions are a pixel or more apart. */
const differ = (one: number, other: number): boolean => Math.abs(one - other) >= 1;

function firstInView(list: HTMLElement | null): Element | undefined {
  return [...(list?.querySelectorAll("[data-product]") ?? [])].find(
    (piece) => piece.getBoundingClientRect().bottom > 0,
  );
}
