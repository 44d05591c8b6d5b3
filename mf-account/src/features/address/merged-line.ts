import { viAddress as words } from "../../locales/vi/address.ts";
import type { Address } from "./slice.ts";

/**
 * An address by its names after the 2025 merger, which abolished districts; null where no name changed or is known.
 */
export function mergedLine({ ward, city }: Pick<Address, "ward" | "city">): string | null {
  if (!ward?.mergedName && !city.mergedName) return null;
  const names = [ward?.mergedName ?? ward?.name, city.mergedName ?? city.name].filter(Boolean);
  return words.merged(names.join(", "));
}
