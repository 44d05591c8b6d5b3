import { clearOwn, defineStored } from "@thuot-tha/shared/contracts";

/** Id of the customer whose data this browser stores; undefined for a guest's. */
const owner = defineStored({ key: "tt.customer", lasts: "browser", as: "text", parse: (id) => id });

/**
 * Clears what the browser stores of a customer who is here no longer: signed out in any tab or device, or replaced by
 * another customer. The owner is stored, so that a session that ended while the shop was closed counts too.
 */
export function keepOwnDataOf(customerId: string | undefined): void {
  const before = owner.read();
  if (before && before !== customerId) clearOwn();
  if (customerId) owner.write(customerId);
}
