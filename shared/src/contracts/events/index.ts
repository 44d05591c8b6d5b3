import { addressChosen } from "./address.ts";
import { analyticsTracked } from "./analytics.ts";
import { cartAdd, cartChanged } from "./cart.ts";
import type { Declaration } from "./declaration.ts";
import { favoriteSet, favoritesChanged } from "./favorites.ts";
import { membershipJoined, membershipPricingChanged } from "./membership.ts";
import { sessionChanged, sessionSignedIn, sessionSignedOut } from "./session.ts";

export { type Breach, type Bus, CommandFailed, createBus, type Scope, type Unsubscribe } from "./bus.ts";
export { anyone, type CommandOptions, type Declaration, type Kind } from "./declaration.ts";
export {
  addressChosen,
  analyticsTracked,
  cartAdd,
  cartChanged,
  favoriteSet,
  favoritesChanged,
  membershipJoined,
  membershipPricingChanged,
  sessionChanged,
  sessionSignedIn,
  sessionSignedOut,
};

/** The whole contract: what a bus knows. */
export const declarations: readonly Declaration[] = [
  addressChosen,
  analyticsTracked,
  cartAdd,
  cartChanged,
  favoriteSet,
  favoritesChanged,
  membershipJoined,
  membershipPricingChanged,
  sessionChanged,
  sessionSignedIn,
  sessionSignedOut,
].map((pair) => pair.declaration);
