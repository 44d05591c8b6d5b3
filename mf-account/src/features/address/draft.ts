import { defineStored } from "@thuot-tha/shared/contracts";
import type { AddressValues } from "./address-values.ts";

/** A new address as typed, over a reload: phones discard a tab while its shopper looks up an address in another app. */
export const addressDraft = (customerId: string) =>
  defineStored({
    key: `tt.address.${customerId}`,
    lasts: "tab",
    parse: (stored) => (stored ?? {}) as Partial<AddressValues>,
  });
