import { suggestProducts } from "@thuot-tha/shared/contracts/operations/catalogue/suggest-products";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";
import type { Suggested } from "./options.ts";

/** Milliseconds without typing before suggestions are requested. */
const typingDelay = 150;
const nothing: Suggested = { products: [], categories: [], queries: [] };

/** Suggestions for the typed words. The last answer stays until the next one arrives; outdated requests are aborted. */
export function useSuggestions(q: string): Suggested {
  const { client } = useHost();
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (!q) return setFound(nothing);
    const request = new AbortController();
    const timer = setTimeout(() => {
      client.call(suggestProducts, { query: { q } }, { signal: request.signal }).then(
        (answer) => !request.signal.aborted && setFound(answer),
        // Searching works without suggestions.
        () => !request.signal.aborted && setFound(nothing),
      );
    }, typingDelay);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [client, q]);
  return found;
}
