import { searchString } from "@thuot-tha/shared/contracts";
import { productChoice } from "@thuot-tha/shared/contracts/routes/product-parts";
import type { DayRange } from "@thuot-tha/shared/domain";
import type { Choice } from "./choice.ts";
import { wearOf } from "./wear-of.ts";

interface Parts {
  type: string;
  size: string;
  color: string;
  wear: DayRange | null;
}

function searchOf({ type, size, color, wear }: Parts): string {
  const text = searchString({ type, size, color, "date-from": wear?.dateFrom, "date-to": wear?.dateTo });
  return text === "" ? "" : `?${text}`;
}

/** The query of a product link with this choice and these wear dates, which `linkedChoice` and `wearOf` read. */
export const choiceSearch = (choice: Choice, wear: DayRange | null): string =>
  searchOf({ ...productChoice(choice), wear });

/** The part of a product link that its page reads: the choice (see `linkedChoice`) and the wear dates. */
export function canonicalProductSearch(search: string): string {
  const query = new URLSearchParams(search);
  const [type = "", size = "", color = ""] = ["type", "size", "color"].map((name) => query.get(name) ?? "");
  return searchOf({ type, size, color, wear: wearOf(search) });
}
