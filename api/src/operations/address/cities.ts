import { listCities as operation } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import { sortByName } from "@thuot-tha/shared/domain";
import { listCities, toArea } from "../../db/queries/areas.ts";
import { handle } from "../handle.ts";

export const addressCities = handle(operation, async ({ context }) => ({
  items: sortByName((await listCities(context.db)).map(toArea)),
}));
