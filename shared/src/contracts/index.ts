/** Functions and types for declaring and using contracts. Each contract is imported from its own file. */
export { type Cookie, defineCookie } from "./define/cookie.ts";
export {
  type Adapter,
  type Answerer,
  anyone,
  type Bus,
  type CommandContract,
  type CommandOptions,
  defineCommand,
  defineEvent,
  type EventContract,
  type EventDeclaration,
  type Kind,
  type Listener,
  type Unsubscribe,
} from "./define/event.ts";
export { linkTo, type SearchValues, safeReturnTo, searchString } from "./define/link-to.ts";
export { matchRoute } from "./define/match-route.ts";
export { shapeOf } from "./define/path-pattern.mjs";
export { defineRoute, type Route, type RouteParams } from "./define/route.ts";
export { defineSlot, type SlotContract, type SlotInput, type SlotProps } from "./define/slot.ts";
export { clearOwn, defineStored, listOfTexts, type Stored } from "./define/stored.ts";
