/** A trailing slash makes no difference. */
export const segmentsOf = (path) => path.replace(/\/+$/, "").split("/");

export const isParameter = (segment) => segment.startsWith(":");

/**
 * The path pattern without parameters' names, case and trailing slash: those that serve the same addresses are equal.
 */
export const shapeOf = (pattern) =>
  segmentsOf(pattern)
    .map((segment) => (isParameter(segment) ? ":*" : segment.toLowerCase()))
    .join("/");
