import type { DayRange } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";
import type { FreeUnits } from "../../features/free-units/slice.ts";
import { useFreeUnits } from "../../features/free-units/use-free-units.ts";
import { wearAhead } from "../../features/product/wear-of.ts";
import { lastWear, rememberWear } from "../../features/wear/wear.ts";

/**
 * The wear dates of a product page with the pieces that are free on them: those of the link, else those chosen before
 * in this tab, for any product, if a piece of this one is free on them.
 */
export function useWear(
  productId: string,
  search: string,
): [wear: DayRange | null, setWear: (wear: DayRange | null) => void, free: FreeUnits | undefined] {
  const { today } = useHost();
  const [wear, setWear] = useState<DayRange | null>(() => wearAhead(search, today));
  const [before, setBefore] = useState<DayRange | null>(null);
  const free = useFreeUnits(productId, wear ?? before);
  // After hydration, because the server renders without these days.
  useEffect(() => {
    const last = lastWear();
    if (!wear && last && last.dateFrom >= today) setBefore(last);
  }, []);
  useEffect(() => {
    if (!before || !free) return;
    setBefore(null);
    if (Object.values(free).some((pieces) => pieces > 0)) setWear((chosen) => chosen ?? before);
  }, [before, free]);

  const choose = (next: DayRange | null) => {
    setBefore(null);
    setWear(next);
    if (next) rememberWear(next);
  };
  return [wear, choose, wear ? free : undefined];
}
