import { orderTransfer } from "@thuot-tha/shared/contracts/slots/payment";
import { slotContent } from "@thuot-tha/shared/platform";
import { Transfer } from "../../features/paying/components/Transfer.tsx";

/** The code and details of a transfer that pays a change of an order. */
export const orderTransferSlot = slotContent({ slot: orderTransfer, rendering: "client", Component: Transfer });
