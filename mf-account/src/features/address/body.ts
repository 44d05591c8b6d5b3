import { parsePhone, typedLine } from "@thuot-tha/shared/domain/customer";
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

/** Whether an address is the one that a body makes: the API stores its lines cleaned, and the phone's digits alone. */
export const isAddressOf = (address: Address, body: AddressBody): boolean => textOf(bodyOf(address)) === textOf(body);

const textOf = ({ type, receiverName, phone, cityId, districtId, wardId, street }: AddressBody): string =>
  JSON.stringify([
    type,
    typedLine(receiverName),
    parsePhone(phone),
    cityId,
    districtId,
    wardId ?? null,
    typedLine(street),
  ]);
