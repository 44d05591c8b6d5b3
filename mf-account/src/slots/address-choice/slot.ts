import type { SlotFill } from "@thuot-tha/shared/platform";
import { AddressChoice } from "./AddressChoice.tsx";

/** `checkout.address`: says with `address.chosen` where the order goes. No props. */
export const addressChoiceSlot: SlotFill = { Component: AddressChoice };
