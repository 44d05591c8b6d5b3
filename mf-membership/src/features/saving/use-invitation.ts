import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { getPackages } from "../packages/selectors.ts";
import { bestOnCart, type CartLine, type PackagePricing } from "./saving-on-cart.ts";
import { getPackagePrices, pricesRequested, type WithPrices } from "./slice.ts";

interface Invitation {
  name: string;
  /** đồng, over all lines. */
  saving: number;
  pricing: PackagePricing;
}

/** The package that saves the most on these lines, by name; null until known, and when none does. */
export function useInvitation(lines: readonly CartLine[], isInvited: boolean): Invitation | null {
  const dispatch = useDispatch();
  const productIds = [
    ...new Set(lines.filter(({ type }) => type === "rental").map(({ productId }) => productId)),
  ].sort();
  const key = productIds.join();
  useEffect(() => {
    if (isInvited) dispatch(pricesRequested(key === "" ? [] : key.split(",")));
  }, [isInvited, key, dispatch]);
  const packages = useSelector(getPackages);
  const prices = useSelector((state: WithPrices) => getPackagePrices(state, productIds));
  const best = isInvited ? bestOnCart(lines, prices) : null;
  const name = packages.find(({ id }) => id === best?.pricing.membershipPackageId)?.name;
  return best && name ? { ...best, name } : null;
}
