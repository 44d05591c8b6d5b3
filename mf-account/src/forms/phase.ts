import type { ShownError } from "@thuot-tha/shared/http";

/** Where a change that the shopper asked for stands. */
export type Phase = { is: "idle" } | { is: "working" } | { is: "done" } | { is: "failed"; error: ShownError };

export const idle: Phase = { is: "idle" };
export const working: Phase = { is: "working" };
/** A new value each time: two changes that end one after the other are told apart. */
export const done = (): Phase => ({ is: "done" });
export const failed = (error: ShownError): Phase => ({ is: "failed", error });

/** Why it failed, or null. */
export const failureOf = (phase: Phase): ShownError | null => (phase.is === "failed" ? phase.error : null);
