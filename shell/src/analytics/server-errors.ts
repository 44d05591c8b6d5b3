/** Segments of a path that are ids or tokens, which no log may have. */
const ids = /\/(?!v\d+\/)[^/]*[\dA-Z_][^/]*/g;

/**
 * Wraps `fetch` and reports the first answer that is a server error, with its path but without ids and tokens. One is
 * enough, because a document counts once.
 */
export function reportServerErrors(fetch: typeof window.fetch, report: (error: Error) => void): typeof window.fetch {
  let reported = false;
  return async (...request) => {
    const response = await fetch(...request);
    if (response.status >= 500 && !reported) {
      reported = true;
      const { pathname } = new URL(String(request[0]), window.location.href);
      report(new Error(`${response.status} from ${pathname.replace(ids, "/…")}`));
    }
    return response;
  };
}
