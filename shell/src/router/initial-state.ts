import type { LiveComposition, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import type { PageMatch } from "./match.ts";

/** Initial state that the server puts into the document as JSON. It holds nothing personal. */
export interface InitialState {
  composition: LiveComposition;
  settings: ShopSettings;
  state: Record<string, unknown>;
  /** Today in Viet Nam, YYYY-MM-DD. */
  today: string;
  /** The document's page, and whether the server has rendered it. */
  match: PageMatch;
  isServerRendered: boolean;
}

export const initialStateId = "initial-state";

/** A browser-rendered page has one document for all query strings, so the page reads its own from the address. */
export function readInitialState(document: Document): InitialState {
  const initial = JSON.parse(document.getElementById(initialStateId)?.textContent ?? "") as InitialState;
  if (!initial.isServerRendered) initial.match.props.search = document.location.search;
  return initial;
}
