import { withdrawPayout as operation } from "@thuot-tha/shared/contracts/operations/customer/withdraw-payout";
import { handle } from "../../http/handle.ts";
import { toPayout, withdrawPayout } from "../payouts.ts";

export const withdrawPayoutHandler = handle(operation, async ({ params, context, customer }) =>
  toPayout(await withdrawPayout(context, customer.customerId, params.payoutId)),
);
