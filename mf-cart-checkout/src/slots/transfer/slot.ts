import { paymentTransfer } from "@thuot-tha/shared/contracts/slots/payment";
import { slotContent } from "@thuot-tha/shared/platform";
import { Transfer } from "../../features/paying/components/Transfer.tsx";

/** The code to scan and what to type, wherever something is paid by bank transfer. */
export const transferSlot = slotContent({ slot: paymentTransfer, rendering: "client", Component: Transfer });
