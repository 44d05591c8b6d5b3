import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";

export const nothingLive = () =>
  new ReleaseRefused("NOTHING_LIVE", "Nothing is live yet; promote a whole set first, with the shell.");

/** The live composition. Throws NOTHING_LIVE before the first promotion. */
export function mustBeLive(live: Composition | null): Composition {
  if (live) return live;
  throw nothingLive();
}
