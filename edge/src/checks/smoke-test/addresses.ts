import type { RemoteManifest } from "@thuot-tha/shared/contracts/remote";

export interface RemoteRoute {
  remote: string;
  route: RemoteManifest["routes"][number];
}

const partsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** Scores how specifically a pattern matches a path: more literal segments score higher. Null without a match. */
function fit(pattern: string, path: string): number | null {
  const patternParts = partsOf(pattern);
  const pathParts = partsOf(path);
  if (patternParts.length !== pathParts.length) return null;
  let score = 0;
  for (const [index, part] of patternParts.entries()) {
    if (part.startsWith(":")) continue;
    if (part !== pathParts[index]) return null;
    score++;
  }
  return score;
}

/** The route that serves a path: the most specific of those that match. */
export function routeOf(routes: RemoteRoute[], path: string): RemoteRoute | null {
  let best: { route: RemoteRoute; score: number } | null = null;
  for (const route of routes) {
    const score = fit(route.route.path, path);
    if (score !== null && score > (best?.score ?? -1)) best = { route, score };
  }
  return best?.route ?? null;
}

export const hasParameters = ({ route }: RemoteRoute): boolean => route.path.includes(":");
