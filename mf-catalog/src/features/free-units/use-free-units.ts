import type { DayRange } from "@thuot-tha/shared/domain";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { type FreeUnits, freeUnitsRequested, getFreeUnits, type WithFreeUnits } from "./slice.ts";

/** Free pieces by variant on these days; they are counted again when the shopper returns to the tab. */
export function useFreeUnits(productId: string, wear: DayRange | null): FreeUnits | undefined {
  const dispatch = useDispatch();
  const known = useSelector((state: WithFreeUnits) => (wear ? getFreeUnits(state, { productId, ...wear }) : undefined));
  const { dateFrom, dateTo } = wear ?? {};
  const isKnown = known !== undefined;
  useEffect(() => {
    if (!dateFrom || !dateTo) return;
    const request = () => void dispatch(freeUnitsRequested({ productId, dateFrom, dateTo }));
    const comeBack = () => !document.hidden && request();
    if (!isKnown) request();
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, [dispatch, productId, dateFrom, dateTo, isKnown]);
  return known;
}
