import { defineSlot } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";
import { dong } from "../values.ts";

/** `amount` is the sum to transfer. */
const transferProps = z.object({
  amount: dong,
  transfer: z.object({
    bankName: z.string(),
    accountNumber: z.string(),
    accountName: z.string(),
    memo: z.string(),
    /** The VietQR text of the code. */
    qrText: z.string(),
  }),
});

/** A bank transfer to make for a membership: the code to scan, and its details as text. */
export const paymentTransfer = defineSlot({ id: "payment.transfer@1", owner: "mf-membership", props: transferProps });

/** A bank transfer to make for a change of an order. */
export const orderTransfer = defineSlot({ id: "order.transfer@1", owner: "mf-account", props: transferProps });
