import { createSelector } from "@thuot-tha/shared/platform";
import type { Address, WithAddresses } from "./slice.ts";

export const getAddressBook = (state: WithAddresses) => state.accountAddresses;

const none: Address[] = [];

/** The default one first, the others as the API gives them. */
export const getAddresses = createSelector([getAddressBook], ({ addresses }) =>
  addresses ? [...addresses].sort((a, b) => Number(b.isDefault) - Number(a.isDefault)) : none,
);

/** Where an order goes unless told otherwise. */
export const getDefaultAddress = createSelector([getAddresses], ([first]) => first ?? null);
