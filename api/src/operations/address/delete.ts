import { deleteAddress as operation } from "@thuot-tha/shared/contracts/operations/customer/delete-address";
import { deleteAddress, listAddresses, setDefault } from "../../db/queries/addresses.ts";
import { lockCustomer } from "../../db/queries/users.ts";
import { handle } from "../handle.ts";
import { addressNotFound } from "./not-found.ts";

/** When the default goes, the oldest of the others takes its place. */
export const addressDelete = handle(operation, async ({ params, context, customer }) => {
  const { customerId } = customer;
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await deleteAddress(tx, customerId, params.id))) throw addressNotFound();
    const [next] = await listAddresses(tx, customerId);
    if (next && !next.isDefault) await setDefault(tx, customerId, next.id);
  });
  return {};
});
