import { listDistricts as operation } from "@thuot-tha/shared/contracts/operations/customer/list-districts";
import { sortByName } from "@thuot-tha/shared/domain";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { listDistricts, toArea } from "../queries/areas.ts";

/** Every province has districts, so an empty result means that the province does not exist. */
export const listDistrictsHandler = handle(operation, async ({ params, context }) => {
  const items = sortByName((await listDistricts(context.db, params.cityId)).map(toArea));
  if (items.length === 0) throw new NotFound("CITY_NOT_FOUND", "Không tìm thấy tỉnh, thành phố này.");
  return { items };
});
