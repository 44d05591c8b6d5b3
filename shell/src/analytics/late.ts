/** The part of analytics that loads once the shopper uses the page, as one chunk. */
export { createConsent } from "./consent.tsx";
export { startAnalytics } from "./start.ts";
