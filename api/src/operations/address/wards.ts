import { sortByName } from "@thuot-tha/shared/domain";
import { findDistrict, listWards, toArea } from "../../db/queries/areas.ts";
import { NotFound } from "../../errors.ts";
import { operation } from "../operation.ts";

/** A few island districts have no wards. */
export const addressWards = operation("address.wards", async ({ params, context }) => {
  const { db } = context;
  if (!(await findDistrict(db, params.districtId))) {
    throw new NotFound("DISTRICT_NOT_FOUND", "Không tìm thấy quận, huyện này.");
  }
  return { items: sortByName((await listWards(db, params.districtId)).map(toArea)) };
});
