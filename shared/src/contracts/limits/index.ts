export * from "./lists.ts";
export * from "./picture.ts";
export * from "./texts.ts";

/**
 * Maximum bytes of a request's body that the API accepts, unless `BODY_LIMIT` is set. The edge refuses larger ones
 * itself.
 */
export const maxBodyBytes = 64 * 1024;
