import { addressChosen } from "./address.ts";
import { cartAdd, cartChanged } from "./cart.ts";
import type { Declaration } from "./define.ts";
import { membershipPricingChanged } from "./membership.ts";
import { sessionChanged, sessionSignedIn, sessionSignedOut } from "./session.ts";

export { type Breach, type Bus, CommandFailed, createBus, type Scope, type Unsubscribe } from "./bus.ts";
export type { CommandOptions, Declaration, Kind } from "./define.ts";
export {
  addressChosen,
  cartAdd,
  cartChanged,
  membershipPricingChanged,
  sessionChanged,
  sessionSignedIn,
  sessionSignedOut,
};

/** The whole contract: what a bus knows. */
export const declarations: readonly Declaration[] = [
  addressChosen,
  cartAdd,
  cartChanged,
  membershipPricingChanged,
  sessionChanged,
  sessionSignedIn,
  sessionSignedOut,
].map((pair) => pair.declaration);
