import { clearOwn, defineStored } from "@thuot-tha/shared/contracts";

/** Id of the customer whose data this browser or this tab stores; undefined for a guest's. */
const ownerOf = (lasts: "browser" | "tab") =>
  defineStored({ key: "tt.customer", lasts, as: "text", parse: (id) => id });

const browserOwner = ownerOf("browser");
const tabOwner = ownerOf("tab");
/** The owner while the browser's storage is full or forbidden. */
let unstoredOwner: string | undefined;

/**
 * Clears what the browser stores of a customer who has left: signed out in any tab or device, or replaced by
 * another customer. The owner is stored, so that a session that ended while the shop was closed counts too, and by each
 * tab, because another tab clears the browser's values but not this one's.
 * @returns whether the browser stored data of a customer who has left
 */
export function claimStoredData(customerId: string | undefined): boolean {
  const isGone = (owner: unknown) => owner !== undefined && owner !== customerId;
  const hasLeft = isGone(browserOwner.read() ?? unstoredOwner);
  if (hasLeft) clearOwn();
  // The browser's values may already be the next shopper's.
  else if (isGone(tabOwner.read())) clearOwn(["tab"]);
  if (customerId !== undefined) {
    browserOwner.write(customerId);
    tabOwner.write(customerId);
  }
  unstoredOwner = browserOwner.read() === customerId ? undefined : customerId;
  return hasLeft;
}
