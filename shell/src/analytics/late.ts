/** The part of analytics that loads after the page is interactive, as one chunk. */
export { sendToShop } from "./sink.ts";
export { reportVitals } from "./vitals.ts";
