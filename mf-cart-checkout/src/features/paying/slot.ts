import type { SlotFill } from "@thuot-tha/shared/platform";
import { Transfer, type TransferProps } from "./components/Transfer.tsx";

/** `payment.transfer`: the code to scan and what to type, wherever something is paid by bank transfer. */
export const transferSlot: SlotFill<TransferProps> = { Component: Transfer };
