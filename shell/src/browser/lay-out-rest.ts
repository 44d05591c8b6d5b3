import { afterPaint } from "../after-paint.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Lays out what styles leave for later while `data-laid-out` is missing: sections and the footer, one in each idle frame,
 * because all at once are a long task. Later pages are laid out whole.
 */
export function layOutRest({ documentElement }: Document): void {
  const rest = [...documentElement.querySelectorAll<HTMLElement>("main section, footer")];
  const waiting = [...rest];
  function next(): void {
    const one = waiting.shift();
    if (one) {
      one.style.contentVisibility = "visible";
      afterPaint(() => whenIdle(next));
      return;
    }
    documentElement.dataset.laidOut = "";
    for (const { style } of rest) style.removeProperty("content-visibility");
  }
  whenIdle(next);
}
