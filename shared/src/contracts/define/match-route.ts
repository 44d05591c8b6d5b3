import { isParameter, segmentsOf } from "./path-pattern.mjs";

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The parameters of a path that the pattern serves; null for another path. Letter case of literals is ignored. */
function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = path[index] as string;
    if (isParameter(segment) && value !== "") params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

/**
 * The route that serves a path, and its decoded parameters. Of several matching routes the one with the most literal
 * segments serves it, in any order of the routes; null without one. Shell and release gate both use it.
 */
export function matchRoute<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): { route: R; params: Record<string, string> } | null {
  const path = segmentsOf(pathname).map(decoded);
  let best: { route: R; params: Record<string, string> } | null = null;
  for (const route of routes) {
    const params = paramsOf(segmentsOf(route.path), path);
    if (params && (!best || Object.keys(params).length < Object.keys(best.params).length)) best = { route, params };
  }
  return best;
}
