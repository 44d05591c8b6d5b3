/** Sends a report that outlives the document. */
export const beacon = (url: string, body: string): boolean => window.navigator.sendBeacon(url, body);
