/** Segments of a path or a path pattern. A trailing slash makes no difference. */
export function segmentsOf(path: string): string[];

/** Whether a segment of a path pattern is a parameter. */
export function isParameter(segment: string): boolean;

/**
 * The path pattern without parameters' names, case and trailing slash: those that serve the same addresses are equal.
 */
export function shapeOf(pattern: string): string;
