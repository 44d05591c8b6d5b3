import type { Address, AddressBody } from "./slice.ts";

/** An address as the API takes it back. */
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
