import { afterPaint } from "../after-paint.ts";

/** What a shopper sees in the middle of the screen, and its distance in pixels from the top. */
export interface ScrollAnchor {
  element: Element;
  top: number;
}

export function scrollAnchorOf(page: HTMLElement): ScrollAnchor | undefined {
  const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  return element && page.contains(element) ? { element, top: element.getBoundingClientRect().top } : undefined;
}

/**
 * Scrolls an element to where the shopper left it, now and once what is near has been laid out. Content that is not laid
 * out loses the heights which the browser has measured when its page is taken out of the document, so that the same
 * scroll position may show something else.
 */
export function scrollToAnchor({ element, top }: ScrollAnchor): void {
  const scroll = () => window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
  scroll();
  const at = window.scrollY;
  // The shopper, or a browser that keeps what is on screen in place, may have scrolled meanwhile.
  afterPaint(() => {
    if (window.scrollY === at && element.isConnected) scroll();
  });
}
