import { afterPaint } from "../after-paint.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Makes a change for which all text is laid out again. Sections and the footer that are below the viewport are hidden
 * meanwhile, and laid out afterwards, one in each idle frame, because all at once are a long task. A shopper who scrolls
 * sees all of them at once. Resolves when none is left.
 */
export function layOutRest(document: Document, change: () => void): Promise<void> {
  const pieces = [...document.querySelectorAll<HTMLElement>("main section, footer")];
  const isBelow = pieces.map((piece) => piece.getBoundingClientRect().top >= window.innerHeight);
  pieces.forEach((piece, index) => {
    if (isBelow[index]) piece.style.contentVisibility = "hidden";
  });
  change();
  return new Promise((resolve) => {
    const show = (piece: HTMLElement): void => {
      piece.style.contentVisibility = "visible";
    };
    const showAll = (): void => pieces.splice(0).forEach(show);
    function next(): void {
      const piece = pieces.shift();
      if (piece) {
        show(piece);
        afterPaint(() => whenIdle(next));
        return;
      }
      window.removeEventListener("scroll", showAll);
      resolve();
    }
    window.addEventListener("scroll", showAll, { once: true, passive: true });
    whenIdle(next);
  });
}
