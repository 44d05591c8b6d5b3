/** Everything of analytics that can wait until the page is alive: one chunk. */
export { sendToShop } from "./sink.ts";
export { reportVitals } from "./vitals.ts";
