import type { Order } from "./slice.ts";

/** @example "1 Lê Lợi, Bến Nghé, Quận 1, Hồ Chí Minh" */
export const addressText = ({ street, ward, district, city }: Order["address"]): string =>
  [street, ward?.name, district.name, city.name].filter(Boolean).join(", ");
