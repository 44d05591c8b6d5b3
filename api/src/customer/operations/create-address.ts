import { isDeepStrictEqual } from "node:util";
import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import type { Address } from "@thuot-tha/shared/contracts/operations/entities";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { Conflict } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { checkAddress } from "../address-check.ts";
import { addressNotFound } from "../address-not-found.ts";
import { clearDefault, findAddress, insertAddress, listAddresses, setDefault } from "../queries/addresses.ts";

const maxAddresses = 50;

/** What a stored address was made from. */
const valuesOf = ({ type, receiverName, phone, city, district, ward, street }: Address) => ({
  type,
  receiverName,
  phone,
  street,
  cityId: city.id,
  districtId: district.id,
  wardId: ward?.id ?? null,
});

/**
 * The first address of a customer is the default one. The same address is stored once, because a browser sends a
 * request again when its answer is lost.
 */
export const createAddressHandler = handle(createAddress, async ({ body, context, customer }) => {
  const { customerId } = customer;
  return context.db.transaction(async (tx) => {
    await lockSignedIn(tx, customerId);
    const values = await checkAddress(tx, body);
    const others = await listAddresses(tx, customerId);
    const twin = others.find((address) => isDeepStrictEqual(valuesOf(address), values));
    if (!twin && others.length >= maxAddresses)
      throw new Conflict("TOO_MANY_ADDRESSES", `Sổ địa chỉ chứa tối đa ${maxAddresses} địa chỉ.`);
    const isDefault = others.length === 0 || body.isDefault === true;
    if (isDefault) await clearDefault(tx, customerId, twin?.id ?? null);
    if (twin && isDefault) await setDefault(tx, customerId, twin.id);
    const id = twin?.id ?? (await insertAddress(tx, customerId, { ...values, isDefault }, context.now()));
    const address = await findAddress(tx, customerId, id);
    if (!address) throw addressNotFound();
    return address;
  });
});
