import { deleteAddress as operation } from "@thuot-tha/shared/contracts/operations/customer/delete-address";
import { lockCustomer } from "../../db/lock-customer.ts";
import { handle } from "../../http/handle.ts";
import { addressNotFound } from "../address-not-found.ts";
import { deleteAddress, listAddresses, setDefault } from "../queries/addresses.ts";

/** When the default address is deleted, the oldest remaining address becomes the default. */
export const deleteAddressHandler = handle(operation, async ({ params, context, customer }) => {
  const { customerId } = customer;
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await deleteAddress(tx, customerId, params.id))) throw addressNotFound();
    const [next] = await listAddresses(tx, customerId);
    if (next && !next.isDefault) await setDefault(tx, customerId, next.id);
  });
  return {};
});
