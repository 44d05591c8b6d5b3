import { recentlySeen } from "@thuot-tha/shared/contracts/storage";

const maxStored = 24;

/** Ids of the products viewed last in this browser, newest first. */
export const seenProducts = (): string[] => recentlySeen.read().slice(0, maxStored);

export function rememberSeen(productId: string): void {
  const others = recentlySeen.read().filter((id) => id !== productId);
  recentlySeen.write([productId, ...others].slice(0, maxStored));
}
