import { checkoutAddress } from "@thuot-tha/shared/contracts/slots/checkout";
import { slotContent } from "@thuot-tha/shared/platform";
import { addressSaga } from "../../features/address/saga.ts";
import { areasSaga } from "../../features/areas/saga.ts";
import { AddressChoice } from "./AddressChoice.tsx";

/** Announces the delivery address with `address.chosen`. */
export const addressChoiceSlot = slotContent({
  slot: checkoutAddress,
  rendering: "client",
  sagas: [addressSaga, areasSaga],
  Component: AddressChoice,
});
