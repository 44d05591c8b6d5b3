import { createSelector } from "@thuot-tha/shared/platform";
import type { Address, WithAddresses } from "./slice.ts";

export const getAddressBook = (state: WithAddresses) => state.accountAddresses;

const none: Address[] = [];

/** The default address first, the others in the API's order. */
export const getAddresses = createSelector([getAddressBook], ({ addresses }) =>
  addresses ? [...addresses].sort((a, b) => Number(b.isDefault) - Number(a.isDefault)) : none,
);

/** The order's delivery address unless another is chosen. */
export const getDefaultAddress = createSelector([getAddresses], ([first]) => first ?? null);
