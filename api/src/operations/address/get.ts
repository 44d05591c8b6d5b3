import { getAddress } from "@thuot-tha/shared/contracts/operations/customer/get-address";
import { findAddress } from "../../db/queries/addresses.ts";
import { handle } from "../handle.ts";
import { addressNotFound } from "./not-found.ts";

export const addressGet = handle(getAddress, async ({ params, context, customer }) => {
  const address = await findAddress(context.db, customer.customerId, params.id);
  if (!address) throw addressNotFound();
  return address;
});
