import { requestPayout as operation } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { handle } from "../../http/handle.ts";
import { requestPayout, toPayout } from "../payouts.ts";

export const requestPayoutHandler = handle(operation, async ({ body, context, customer }) =>
  toPayout(await requestPayout(context, { customerId: customer.customerId, ...body })),
);
