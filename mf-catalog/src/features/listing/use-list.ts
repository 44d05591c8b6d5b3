import { useNavigate } from "@thuot-tha/shared/platform";
import { useEffect, useMemo, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { pageSize } from "./list-query.ts";
import { changed, type ListState, listKey, readListState, writeListState } from "./list-state.ts";
import { getListing, type Listing, listingLeft, listingShown, type Product, type WithListing } from "./slice.ts";

/** A link of a list that changes the list only: the shell leaves scroll and focus where they are. */
export const staying = { stay: true } as const;

/** The list of an address, and as many of its pieces as the address asks for. */
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
  /** What is chosen, with what the shopper has just pressed, before the list is there. */
  state: ListState;
  /** Whether the list on screen is still the one before. */
  pending: boolean;
  hrefOf: (change: Partial<ListState>) => string;
  choose: (change: Partial<ListState>) => void;
}

/** The choice a list stands for. Several presses in a row add up, though only the last one's list is shown. */
export function useListChoice(pathname: string, search: string): ListChoice {
  const navigate = useNavigate();
  const [wish, setWish] = useState<{ from: string; state: ListState } | null>(null);
  // What was wished for is over once another list stands, also when the shopper later comes back to this one.
  if (wish && wish.from !== search) setWish(null);
  const committed = useMemo(() => readListState(search), [search]);
  const state = wish?.from === search ? wish.state : committed;
  // Pressed and taken back again, there is nothing to wait for.
  const pending = writeListState(state) !== writeListState(committed);
  return {
    state,
    pending,
    hrefOf: (change) => pathname + writeListState(changed(committed, change)),
    choose(change) {
      const next = changed(state, change);
      // A step back must lead somewhere else.
      if (writeListState(next) === writeListState({ ...state, page: 1, to: 1 })) return;
      setWish({ from: search, state: next });
      navigate(pathname + writeListState(next), { state: staying });
    },
  };
}
