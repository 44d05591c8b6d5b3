import { useNavigate } from "@thuot-tha/shared/platform";
import { type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Product } from "../cards/card-of.ts";
import { rememberWear } from "../wear/wear.ts";
import { pageSize } from "./list-query.ts";
import { canonicalListSearch, changed, type ListState, listKey, readListState, writeListState } from "./list-state.ts";
import { getListing, type Listing, listingLeft, listingShown, type WithListing } from "./slice.ts";

/** State for links that change only the list: the shell keeps scroll and focus. */
export const staying = { stay: true } as const;

/** The list of an address, with as many products as the address names. */
export function useList(pathname: string, search: string): { listing: Listing; products: Product[] } | null {
  const key = listKey(pathname, search);
  const listing = useSelector((state: WithListing) => getListing(state, key));
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(listingShown(key));
    return () => void dispatch(listingLeft(key));
  }, [dispatch, key]);
  const { page, to } = readListState(search);
  return useMemo(
    () => (listing ? { listing, products: listing.products.slice(0, (to - page + 1) * pageSize) } : null),
    [listing, page, to],
  );
}

export interface ListChoice {
  /** The filters including the shopper's latest presses, before the list has loaded. */
  state: ListState;
  /** Whether the list on screen is still the previous one. */
  pending: boolean;
  hrefOf: (change: Partial<ListState>) => string;
  /** A link that makes the change, and adds up with other presses as `choose` does. */
  linkFor: (change: Partial<ListState>) => ListLink;
  /** The same function while the page is mounted, so that controls do not render again. */
  choose: (change: Change) => void;
  /** Query string of the last press until its list shows, then null: other lists come from the history. */
  pressed: RefObject<string | null>;
}

/** Props of a link to another state of the list. */
export interface ListLink {
  to: string;
  state: typeof staying;
  rel: "nofollow";
  onClick: (event: MouseEvent) => void;
}

/** Modified clicks open another tab or window. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** What a press changes; a function is given the filters including the presses before this one. */
type Change = Partial<ListState> | ((state: ListState) => Partial<ListState>);

/** The filters of a list. Several presses in a row add up, and only the last one's list shows. */
export function useListChoice(pathname: string, search: string): ListChoice {
  const navigate = useNavigate();
  const [wish, setWish] = useState<{ from: string; state: ListState } | null>(null);
  // A pending choice ends when another list shows, also if the shopper later returns to this one.
  if (wish && wish.from !== search) setWish(null);
  // It also ends when another page shows, because a cached page keeps its state.
  useEffect(() => () => setWish(null), []);
  const committed = useMemo(() => readListState(search), [search]);
  const state = wish?.from === search ? wish.state : committed;
  // Nothing is pending when the shopper has undone the press.
  const pending = writeListState(state) !== writeListState(committed);
  const latest = useRef({ search, state });
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { search, state };
  }, [search, state]);
  const choose = useCallback(
    (change: Change) => {
      const { search: from, state: before } = latest.current;
      const next = changed(before, typeof change === "function" ? change(before) : change);
      // Avoids a history entry with the same address.
      if (writeListState(next) === writeListState({ ...before, page: 1, to: 1 })) return;
      latest.current = { search: from, state: next };
      if (before.dateFrom && !next.dateFrom) rememberWear(null);
      setWish({ from, state: next });
      const to = writeListState(next);
      pressed.current = to;
      // A choice that is taken back before its list has loaded leads to the entry on screen.
      navigate(pathname + to, { state: staying, replace: to === canonicalListSearch(from) });
    },
    [pathname, navigate],
  );
  const hrefOf = (change: Partial<ListState>) => pathname + writeListState(changed(state, change));
  const linkFor = (change: Partial<ListState>): ListLink => ({
    to: hrefOf(change),
    state: staying,
    rel: "nofollow",
    onClick(event) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      choose(change);
    },
  });
  return { state, pending, hrefOf, linkFor, choose, pressed };
}
