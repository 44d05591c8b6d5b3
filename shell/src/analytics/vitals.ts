import type { Vitals } from "@thuot-tha/shared/contracts/remote";
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { analyticsDelay } from "../timeouts.ts";

/** Reports the web vitals of this document by name: ms, and CLS without a unit. */
export function reportVitals(report: (metrics: Vitals) => void, document: Document): void {
  let measured: Vitals = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    if (Object.keys(measured).length > 0) report(measured);
    measured = {};
  }

  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => {
      measured[name.toLowerCase() as keyof Vitals] =
        name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value);
      clearTimeout(timer);
      timer = setTimeout(send, analyticsDelay);
    });
  }
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
}
