/** Paths whose last part opens something to whoever has it. */
const secretPath = /^(\/v2\/upload\/)[^/?#]+/;

/** What a log keeps of a request's address: its path. A query may hold the key to an account, and so may some paths. */
export const loggedUrl = (url: string): string => url.replace(/[?#].*$/s, "").replace(secretPath, "$1…");
