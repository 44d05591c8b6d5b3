import { paymentTransfer } from "@thuot-tha/shared/contracts/slots/payment";
import { slotContent } from "@thuot-tha/shared/platform";
import { Transfer } from "../../features/paying/components/Transfer.tsx";

/** The code and details of a bank transfer, for any page that takes one. */
export const transferSlot = slotContent({ slot: paymentTransfer, rendering: "client", Component: Transfer });
