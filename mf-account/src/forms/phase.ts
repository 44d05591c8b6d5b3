import type { ShownError } from "@thuot-tha/shared/http";

/** Phase of a change that the shopper requested. */
export type Phase = { is: "idle" } | { is: "working" } | { is: "done" } | { is: "failed"; error: ShownError };

export const idle: Phase = { is: "idle" };
export const working: Phase = { is: "working" };
/** A new object each time, so that two consecutive completed changes are distinct. */
export const done = (): Phase => ({ is: "done" });
export const failed = (error: ShownError): Phase => ({ is: "failed", error });

/** The failure, or null. */
export const failureOf = (phase: Phase): ShownError | null => (phase.is === "failed" ? phase.error : null);
