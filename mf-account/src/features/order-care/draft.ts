import { defineStored } from "@thuot-tha/shared/contracts";

/** A problem as typed. */
export interface ProblemDraft {
  topic: string;
  content: string;
}

/** What a customer has typed, over a reload: phones discard a tab while its shopper takes a picture. */
export const problemDraft = (orderId: string) =>
  defineStored({
    key: `tt.problem.${orderId}`,
    lasts: "tab",
    parse: (stored) => (stored ?? {}) as Partial<ProblemDraft>,
  });
