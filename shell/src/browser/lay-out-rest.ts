import { afterPaint } from "../after-paint.ts";
import { whenIdle } from "../when-idle.ts";

/**
 * Lays out what styles defer while `data-laid-out` is missing: sections and the footer, one in each idle frame, because
 * all at once would be a long task. Later pages are laid out whole.
 */
export function layOutRest({ documentElement }: Document): void {
  const rest = [...documentElement.querySelectorAll<HTMLElement>("main section, footer")];
  function next(): void {
    const one = rest.shift();
    // A scroll may have laid out everything meanwhile.
    if (one && !("laidOut" in documentElement.dataset)) {
      one.style.contentVisibility = "visible";
      afterPaint(() => whenIdle(next));
    } else documentElement.dataset.laidOut = "";
  }
  whenIdle(next);
}
