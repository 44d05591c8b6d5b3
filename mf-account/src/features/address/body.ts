import type { Address, AddressBody } from "./slice.ts";

/** An address in the shape the API accepts. */
export const bodyOf = ({
  type,
  receiverName,
  phone,
  city,
  district,
  ward,
  street,
  isDefault,
}: Address): AddressBody => ({
  type,
  receiverName,
  phone,
  cityId: city.id,
  districtId: district.id,
  wardId: ward?.id ?? null,
  street,
  isDefault,
});
