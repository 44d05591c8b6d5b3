/**
 * The answer to the browser's own request for a document, sent while the worker starts; undefined where the browser
 * sends none, and without a network in Firefox, which gives an error response then; other browsers reject.
 */
export async function preloaded(event: { preloadResponse?: Promise<Response | undefined> }) {
  const response = await event.preloadResponse;
  return response?.type === "error" ? undefined : response;
}
