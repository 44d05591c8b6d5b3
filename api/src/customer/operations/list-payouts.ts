import { listPayouts as operation } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { handle } from "../../http/handle.ts";
import { toPayout } from "../payouts.ts";
import { listPayoutsOf } from "../queries/payouts.ts";

/** Requests that the wallet's page shows. */
const most = 10;

export const listPayoutsHandler = handle(operation, async ({ context, customer }) => ({
  items: (await listPayoutsOf(context.db, customer.customerId, most)).map(toPayout),
}));
