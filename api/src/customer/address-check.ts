import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import type { Db } from "../db/client.ts";
import { InvalidFields } from "../errors.ts";
import type { AddressValues } from "./queries/addresses.ts";
import { cityExists, findDistrict, listWards } from "./queries/areas.ts";

type AddressBody = OperationInput<typeof createAddress>["body"];

/** City, district and ward must exist and belong together; a ward is required when the district has wards. */
async function checkAreas(db: Db, { cityId, districtId, wardId }: AddressBody, fields: Record<string, string>) {
  if (!(await cityExists(db, cityId))) fields.cityId = "Hãy chọn tỉnh, thành phố.";
  const district = await findDistrict(db, districtId);
  if (district?.cityId !== cityId) {
    fields.districtId = "Hãy chọn quận, huyện trong tỉnh đã chọn.";
    return;
  }
  const wards = await listWards(db, districtId);
  const fits = wardId ? wards.some((ward) => ward.id === wardId) : wards.length === 0;
  if (!fits) fields.wardId = "Hãy chọn phường, xã trong quận đã chọn.";
}

/** The validated address to store; throws InvalidFields that names every invalid field. */
export async function checkAddress(db: Db, body: AddressBody): Promise<Omit<AddressValues, "isDefault">> {
  const fields: Record<string, string> = {};
  await checkAreas(db, body, fields);
  if (Object.keys(fields).length > 0) throw new InvalidFields(fields);
  const { type, receiverName, phone, cityId, districtId, wardId, street } = body;
  return { type, receiverName, phone, cityId, districtId, wardId: wardId ?? null, street };
}
