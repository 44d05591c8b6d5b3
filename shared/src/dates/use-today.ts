import type { Day } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { useSyncExternalStore } from "react";
import { dayNow } from "./day-now.ts";

/** Milliseconds between two looks at the clock. */
const lookInterval = 60_000;

function whenToLook(look: () => void): () => void {
  const timer = setInterval(look, lookInterval);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/**
 * Today in Viet Nam: the document's day while hydrating, then read from the clock whenever the component renders, each
 * minute, and when the shopper returns to the tab.
 */
export function useToday(): Day {
  const { today: opened, now } = useHost();
  return useSyncExternalStore(
    whenToLook,
    () => dayNow(opened, now()),
    () => opened,
  );
}
