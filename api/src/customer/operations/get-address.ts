import { getAddress } from "@thuot-tha/shared/contracts/operations/customer/get-address";
import { handle } from "../../http/handle.ts";
import { addressNotFound } from "../address-not-found.ts";
import { findAddress } from "../queries/addresses.ts";

export const getAddressHandler = handle(getAddress, async ({ params, context, customer }) => {
  const address = await findAddress(context.db, customer.customerId, params.id);
  if (!address) throw addressNotFound();
  return address;
});
