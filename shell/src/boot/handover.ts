import type { LiveComposition, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import type { PageMatch } from "../routing/match.ts";

/** Initial state that the server puts into the document as JSON. It holds nothing personal. */
export interface Handover {
  composition: LiveComposition;
  settings: ShopSettings;
  state: Record<string, unknown>;
  /** Today in Viet Nam, YYYY-MM-DD. */
  today: string;
  /** The document's page, and whether the server has rendered it. */
  match: PageMatch;
  drawn: boolean;
}

export const handoverId = "handover";

/** A browser-rendered page has one document for all query strings, so the page reads its own from the address. */
export function readHandover(document: Document): Handover {
  const handover = JSON.parse(document.getElementById(handoverId)?.textContent ?? "") as Handover;
  if (!handover.drawn) handover.match.props.search = document.location.search;
  return handover;
}
