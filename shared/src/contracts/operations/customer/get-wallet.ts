import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Dong } from "../entities/values.ts";

export const getWallet = defineOperation({
  method: "GET",
  path: "/v2/wallet",
  access: "customer",
  tag: "wallet",
  summary: "The balance of the customer's wallet.",
  response: z.object({ balance: Dong, received: Dong, spent: Dong }),
});
