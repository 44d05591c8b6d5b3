import { nameLength, streetLength } from "@thuot-tha/shared/contracts/limits";
import type { AddressType } from "@thuot-tha/shared/contracts/operations/entities";
import { lineProblem, phoneProblem, problems } from "../../forms/rules.ts";
import { viAddress as words } from "../../locales/vi/address.ts";
import { bodyOf } from "./body.ts";
import type { Address, AddressBody } from "./slice.ts";

/** What the form holds; an id is null until chosen. */
export interface AddressValues {
  type: AddressType;
  receiverName: string;
  phone: string;
  cityId: string | null;
  districtId: string | null;
  wardId: string | null;
  street: string;
  isDefault: boolean;
}

/** The customer whose address it becomes. */
export interface AddressOwner {
  id: string;
  fullName: string;
  phone: string;
}

/** The form's values for an address to edit, or for a new one with the owner's name and phone. */
export const valuesOf = (address: Address | null, owner: AddressOwner | null = null): AddressValues =>
  address
    ? { ...bodyOf(address), wardId: address.ward?.id ?? null, isDefault: address.isDefault }
    : {
        type: "ADDRESS_TYPE_HOME",
        receiverName: owner?.fullName ?? "",
        phone: owner?.phone ?? "",
        cityId: null,
        districtId: null,
        wardId: null,
        street: "",
        isDefault: false,
      };

/** @param hasWards false where the district has none: the island districts */
export const addressProblems = (values: AddressValues, hasWards: boolean) =>
  problems({
    receiverName: lineProblem(values.receiverName, nameLength, words.receiverMissing),
    phone: phoneProblem(values.phone),
    cityId: !values.cityId && words.cityMissing,
    districtId: !values.districtId && words.districtMissing,
    wardId: hasWards && !values.wardId && words.wardMissing,
    street: lineProblem(values.street, streetLength, words.streetMissing),
  });

/** Expects values without problems. */
export const bodyFrom = ({ cityId, districtId, ...values }: AddressValues): AddressBody => ({
  ...values,
  cityId: cityId ?? "",
  districtId: districtId ?? "",
});
