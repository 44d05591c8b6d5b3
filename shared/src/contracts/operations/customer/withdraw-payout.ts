import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";
import { Payout } from "../entities/wallet.ts";

export const withdrawPayout = defineOperation({
  method: "PUT",
  path: "/v2/wallet/payout/:payoutId/cancel",
  access: "customer",
  tag: "wallet",
  summary: "Withdraws a request to pay out money, before staff transfer it. The money is in the wallet again.",
  params: z.object({ payoutId: Id }),
  response: Payout,
});
