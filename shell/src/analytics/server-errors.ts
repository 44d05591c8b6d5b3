/**
 * Wraps `fetch` and reports the first answer that is a server error, without the query of its address. One is
 * enough, because a document counts once.
 */
export function reportServerErrors(fetch: typeof window.fetch, report: (error: Error) => void): typeof window.fetch {
  let reported = false;
  return async (...request) => {
    const response = await fetch(...request);
    if (response.status >= 500 && !reported) {
      reported = true;
      const [address] = String(request[0]).split("?");
      report(new Error(`${response.status} from ${address}`));
    }
    return response;
  };
}
