import { defineSlot } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";
import { dong } from "../values.ts";

/** A bank transfer to make: the code to scan, and its details as text. `amount` is the sum to transfer. */
export const paymentTransfer = defineSlot({
  id: "payment.transfer@1",
  owner: "mf-membership",
  props: z.object({
    amount: dong,
    transfer: z.object({
      bankName: z.string(),
      accountNumber: z.string(),
      accountName: z.string(),
      memo: z.string(),
      /** The VietQR text of the code. */
      qrText: z.string(),
    }),
  }),
});
