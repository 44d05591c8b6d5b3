import { listCities as operation } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import { sortByName } from "@thuot-tha/shared/domain";
import { handle } from "../../http/handle.ts";
import { listCities, toArea } from "../queries/areas.ts";

export const listCitiesHandler = handle(operation, async ({ context }) => ({
  items: sortByName((await listCities(context.db)).map(toArea)),
}));
