import { afterPaint } from "../after-paint.ts";

/** What a shopper sees in the middle of the screen, and its distance in pixels from the top. */
export interface ScrollAnchor {
  element: Element;
  top: number;
}

/** @returns none for a page at its top, to which it returns as a whole */
export function scrollAnchorOf(page: HTMLElement): ScrollAnchor | undefined {
  if (window.scrollY === 0) return undefined;
  const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  return element && page.contains(element) ? { element, top: element.getBoundingClientRect().top } : undefined;
}

/**
 * Scrolls an element to where the shopper left it, and keeps it there while what is near is laid out. Content that is
 * not laid out loses the heights which the browser has measured when its page is taken out of the document, so that the
 * same scroll position may show something else. Ends once the shopper does something.
 */
export function scrollToAnchor({ element, top }: ScrollAnchor): void {
  const scroll = () => {
    if (!element.isConnected) return;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
  };
  scroll();
  // Called after the layout of a frame and before its paint, so that the shopper does not see the other position.
  const layout = new ResizeObserver(scroll);
  layout.observe(document.body);
  const end = new AbortController();
  end.signal.addEventListener("abort", () => layout.disconnect());
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    window.addEventListener(type, () => end.abort(), { capture: true, passive: true, signal: end.signal });
  afterPaint(() => afterPaint(() => end.abort()));
}
