import { address as words } from "../../locales/vi/address.ts";
import type { Address } from "./slice.ts";

type Place = Pick<Address, "street" | "ward" | "district" | "city">;

/** "12 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh" */
export const placeLine = ({ street, ward, district, city }: Place): string =>
  [street, ward?.name, district.name, city.name].filter(Boolean).join(", ");

/**
 * The same place by its names after the 2025 merger, which abolished districts; null where no name changed or is known.
 */
export function mergedLine({ ward, city }: Place): string | null {
  if (!ward?.mergedName && !city.mergedName) return null;
  const names = [ward?.mergedName ?? ward?.name, city.mergedName ?? city.name].filter(Boolean);
  return words.merged(names.join(", "));
}
