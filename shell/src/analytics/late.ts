/** The part of analytics that loads after the page is interactive, as one chunk. */
export { createConsent } from "./consent.tsx";
export { startAnalytics } from "./start.ts";
export { reportUncaughtErrors } from "./uncaught-errors.ts";
