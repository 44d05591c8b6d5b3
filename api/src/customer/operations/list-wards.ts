import { listWards as operation } from "@thuot-tha/shared/contracts/operations/customer/list-wards";
import { sortByName } from "@thuot-tha/shared/domain";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { findDistrict, listWards, toArea } from "../queries/areas.ts";

/** A few island districts have no wards. */
export const listWardsHandler = handle(operation, async ({ params, context }) => {
  const { db } = context;
  if (!(await findDistrict(db, params.districtId))) {
    throw new NotFound("DISTRICT_NOT_FOUND", "Không tìm thấy quận, huyện này.");
  }
  return { items: sortByName((await listWards(db, params.districtId)).map(toArea)) };
});
