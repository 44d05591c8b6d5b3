import { listAddresses } from "../../db/queries/addresses.ts";
import { operation } from "../operation.ts";

export const addressList = operation("address.list", async ({ context, customer }) => {
  const addresses = await listAddresses(context.db, customer.customerId);
  return { addresses, total: addresses.length };
});
