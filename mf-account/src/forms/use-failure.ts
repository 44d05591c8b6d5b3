import type { ShownError } from "@thuot-tha/shared/http";
import { useState } from "react";
import { failureOf, type Phase } from "./phase.ts";

/**
 * The failure of the last try, or null. It stays while the next try runs, so that the button below its notice does not
 * move under a second press.
 */
export function useFailure(phase: Phase): ShownError | null {
  const [last, setLast] = useState(phase);
  if (phase.is !== "working" && phase !== last) setLast(phase);
  return failureOf(phase.is === "working" ? last : phase);
}
