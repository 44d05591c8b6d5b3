import { requestPayout as operation } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { limitLetters } from "../../caller/rate-limit.ts";
import { handle } from "../../http/handle.ts";
import { requestPayout, toPayout } from "../payouts.ts";

export const requestPayoutHandler = handle(operation, async ({ body, context, customer }) => {
  const { customerId } = customer;
  return context.db.transaction(async (tx) => {
    const payout = await requestPayout({ ...context, db: tx }, { customerId, ...body });
    await limitLetters(tx, context, customerId);
    return toPayout(payout);
  });
});
