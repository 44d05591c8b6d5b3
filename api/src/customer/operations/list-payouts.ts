import { listPayouts as operation } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { handle } from "../../http/handle.ts";
import { toPayout } from "../payouts.ts";
import { listPayoutsOf } from "../queries/payouts.ts";

/** Maximum requests that the wallet's page shows. */
const maxPayouts = 10;

export const listPayoutsHandler = handle(operation, async ({ context, customer }) => ({
  items: (await listPayoutsOf(context.db, customer.customerId, maxPayouts)).map(toPayout),
}));
