import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Payout } from "../entities/wallet.ts";

export const listPayouts = defineOperation({
  method: "GET",
  path: "/v2/wallet/payout/list",
  access: "customer",
  tag: "wallet",
  summary: "The customer's latest requests to pay out money of the wallet, newest first.",
  response: z.object({ items: z.array(Payout) }),
});
