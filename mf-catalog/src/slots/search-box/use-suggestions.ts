import { suggestProducts } from "@thuot-tha/shared/contracts/operations/catalogue/suggest-products";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";
import type { Suggested } from "./options.ts";

/** Milliseconds without a key before the shop is asked. */
export const pause = 150;
const nothing: Suggested = { products: [], categories: [], queries: [] };

/** What the shop suggests for words being typed. The last answer stays until the next one is there; old ones are broken off. */
export function useSuggestions(q: string): Suggested {
  const { client } = useHost();
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (!q) return setFound(nothing);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      client.call(suggestProducts, { query: { q } }, { signal: asked.signal }).then(
        (answer) => !asked.signal.aborted && setFound(answer),
        // Without suggestions the search itself still works.
        () => !asked.signal.aborted && setFound(nothing),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [client, q]);
  return found;
}
