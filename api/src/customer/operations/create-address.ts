import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { Conflict } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { checkAddress } from "../address-check.ts";
import { addressNotFound } from "../address-not-found.ts";
import { clearDefault, findAddress, insertAddress, listAddresses } from "../queries/addresses.ts";

const MAX_ADDRESSES = 50;

/** The first address of a customer is the default one. */
export const createAddressHandler = handle(createAddress, async ({ body, context, customer }) => {
  const { customerId } = customer;
  return context.db.transaction(async (tx) => {
    await lockSignedIn(tx, customerId);
    const values = await checkAddress(tx, body);
    const others = await listAddresses(tx, customerId);
    if (others.length >= MAX_ADDRESSES)
      throw new Conflict("TOO_MANY_ADDRESSES", `Sổ địa chỉ chứa tối đa ${MAX_ADDRESSES} địa chỉ.`);
    const isDefault = others.length === 0 || body.isDefault === true;
    if (isDefault) await clearDefault(tx, customerId, null);
    const id = await insertAddress(tx, customerId, { ...values, isDefault }, context.now());
    const address = await findAddress(tx, customerId, id);
    if (!address) throw addressNotFound();
    return address;
  });
});
