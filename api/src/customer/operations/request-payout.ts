import { requestPayout as operation } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { handle } from "../../http/handle.ts";
import { limitLetters } from "../../http/rate-limit.ts";
import { requestPayout, toPayout } from "../payouts.ts";

export const requestPayoutHandler = handle(operation, async ({ body, context, customer }) => {
  const { customerId } = customer;
  return context.db.transaction(async (tx) => {
    const payout = await requestPayout({ ...context, db: tx }, { customerId, ...body });
    await limitLetters(tx, context, customerId);
    return toPayout(payout);
  });
});
