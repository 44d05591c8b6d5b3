import { updateAddress as operation } from "@thuot-tha/shared/contracts/operations/customer/update-address";
import { lockCustomer } from "../../db/lock-customer.ts";
import { handle } from "../../http/handle.ts";
import { checkAddress } from "../address-check.ts";
import { addressNotFound } from "../address-not-found.ts";
import { clearDefault, findAddress, updateAddress } from "../queries/addresses.ts";

/** The default moves when another address becomes the default; it cannot be switched off, so there is always one. */
export const updateAddressHandler = handle(operation, async ({ params, body, context, customer }) => {
  const { customerId } = customer;
  return context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const old = await findAddress(tx, customerId, params.id);
    if (!old) throw addressNotFound();
    const values = await checkAddress(tx, body);
    const isDefault = old.isDefault || body.isDefault === true;
    if (isDefault) await clearDefault(tx, customerId, old.id);
    await updateAddress(tx, customerId, old.id, { ...values, isDefault });
    const address = await findAddress(tx, customerId, old.id);
    if (!address) throw addressNotFound();
    return address;
  });
});
