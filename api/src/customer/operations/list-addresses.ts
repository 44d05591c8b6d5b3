import { listAddresses as operation } from "@thuot-tha/shared/contracts/operations/customer/list-addresses";
import { handle } from "../../http/handle.ts";
import { listAddresses } from "../queries/addresses.ts";

export const listAddressesHandler = handle(operation, async ({ context, customer }) => {
  const addresses = await listAddresses(context.db, customer.customerId);
  return { addresses, total: addresses.length };
});
