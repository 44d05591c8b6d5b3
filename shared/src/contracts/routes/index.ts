export { pathTo, type RouteParams, type SearchValues, safeReturnTo, searchString } from "./path-to.ts";
export { patterns, type RouteName } from "./patterns.ts";
