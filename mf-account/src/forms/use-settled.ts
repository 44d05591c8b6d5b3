import { useEffect, useRef } from "react";
import type { Phase } from "./phase.ts";

interface Outcomes {
  onDone?: () => void;
  onFailed?: (error: Extract<Phase, { is: "failed" }>["error"]) => void;
}

/** Reports when a change ends while the component is mounted; earlier outcomes are ignored. */
export function useSettled(phase: Phase, outcomes: Outcomes): void {
  const before = useRef(phase);
  const latest = useRef(outcomes);
  latest.current = outcomes;
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (phase.is === "done") latest.current.onDone?.();
    if (phase.is === "failed") latest.current.onFailed?.(phase.error);
  }, [phase]);
}
