import { requestPayout as operation } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { handle } from "../../http/handle.ts";
import { limitLetters } from "../../http/rate-limit.ts";
import { requestPayout, toPayout } from "../payouts.ts";

export const requestPayoutHandler = handle(operation, async ({ body, context, customer }) => {
  const { customerId } = customer;
  await limitLetters(context, customerId);
  return toPayout(await requestPayout(context, { customerId, ...body }));
});
