import type { LiveComposition, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import type { PageMatch } from "../routing/match.ts";

/** What the server hands to the browser inside the document, as JSON data. Nothing in it is personal. */
export interface Handover {
  composition: LiveComposition;
  settings: ShopSettings;
  state: Record<string, unknown>;
  /** Today in Viet Nam, YYYY-MM-DD. */
  today: string;
  /** The page the document shows, and whether the server has drawn it or left it to the browser. */
  match: PageMatch;
  drawn: boolean;
}

export const handoverId = "handover";

/** A document that leaves its page to the browser is the same for all query strings: the page finds its own in the address. */
export function readHandover(document: Document): Handover {
  const handover = JSON.parse(document.getElementById(handoverId)?.textContent ?? "") as Handover;
  if (!handover.drawn) handover.match.props.search = document.location.search;
  return handover;
}
