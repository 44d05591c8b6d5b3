/**
 * First segments of what the edge serves besides documents: the API, pictures, files of releases, what operators and
 * machines ask for; and `/` alone, which shows the home page.
 */
const edgePath =
  /^\/(?:|\.well-known|composition\.json|favicon\.(?:ico|svg)|healthz|media|metrics|ops|r|readyz|robots\.txt|sitemap(?:-.+)?\.xml|sw\.js|telemetry|v2)(?:\/|$)/i;

/** Whether the edge answers the addresses of a path pattern itself, so that they cannot be those of a page. */
export const isEdgePath = (pattern) => edgePath.test(pattern);
