import { findAddress } from "../../db/queries/addresses.ts";
import { operation } from "../operation.ts";
import { addressNotFound } from "./not-found.ts";

export const addressGet = operation("address.get", async ({ params, context, customer }) => {
  const address = await findAddress(context.db, customer.customerId, params.id);
  if (!address) throw addressNotFound();
  return address;
});
