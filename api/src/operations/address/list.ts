import { listAddresses as operation } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { listAddresses } from "../../db/queries/addresses.ts";
import { handle } from "../handle.ts";

export const addressList = handle(operation, async ({ context, customer }) => {
  const addresses = await listAddresses(context.db, customer.customerId);
  return { addresses, total: addresses.length };
});
