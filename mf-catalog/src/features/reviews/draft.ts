import { defineStored } from "@thuot-tha/shared/contracts";
import type { Fit } from "@thuot-tha/shared/domain";

/** A review as typed. */
export interface ReviewDraft {
  /** Stars, from 1. */
  rating: number | null;
  title: string;
  content: string;
  sizeWorn: string;
  fit: Fit | "";
  /** cm. */
  height: string;
  /** kg. */
  weight: string;
}

/** What a customer has typed, for "Để sau" and over a reload: phones discard a tab while its shopper takes a picture. */
export const reviewDraft = (productId: string, customerId: string) =>
  defineStored({
    key: `tt.review.${productId}.${customerId}`,
    lasts: "tab",
    parse: (stored) => (stored ?? {}) as Partial<ReviewDraft>,
  });
