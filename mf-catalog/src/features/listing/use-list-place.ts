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
    let frame = requestAnimationFrame(function settle(at) {
      const piece = list.current?.querySelector<HTMLElement>(`[data-product="${CSS.escape(place.product)}"]`);
      // An unscrolled page was newly opened, so nothing is restored.
      if (piece?.offsetParent && window.scrollY > 0) {
        const off = piece.getBoundingClientRect().top - place.top;
        if (Math.abs(off) >= 1) window.scrollBy({ top: off, behavior: "instant" });
      }
      if (at < until) frame = requestAnimationFrame(settle);
    });
    const stop = () => cancelAnimationFrame(frame);
    for (const by of ["wheel", "touchstart", "pointerdown", "keydown"])
      window.addEventListener(by, stop, { once: true });
    return stop;
  }, []);
}

function firstInView(list: HTMLElement | null): Element | undefined {
  return [...(list?.querySelectorAll("[data-product]") ?? [])].find(
    (piece) => piece.getBoundingClientRect().bottom > 0,
  );
}
