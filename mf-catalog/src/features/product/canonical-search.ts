import { searchString } from "@thuot-tha/shared/contracts";
import { wearOf } from "./wear-of.ts";

/** The part of a product link that its page reads: the choice (see `linkedChoice`) and the wear dates. */
export function canonicalProductSearch(search: string): string {
  const query = new URLSearchParams(search);
  const wear = wearOf(search);
  const text = searchString({
    type: query.get("type") ?? "",
    size: query.get("size") ?? "",
    color: query.get("color") ?? "",
    "date-from": wear?.dateFrom,
    "date-to": wear?.dateTo,
  });
  return text === "" ? "" : `?${text}`;
}
