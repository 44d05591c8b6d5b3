/** Paths whose last segment is a secret token. */
const secretPath = /^(\/v2\/upload\/)[^/?#]+/;

/**
 * The part of a request's address that is logged: its path. The query is dropped because it may hold a secret, and so
 * are secret segments.
 */
export const loggedUrl = (url: string): string => url.replace(/[?#].*$/s, "").replace(secretPath, "$1…");
