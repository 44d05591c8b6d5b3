import { sortByName } from "@thuot-tha/shared/domain";
import { listCities, toArea } from "../../db/queries/areas.ts";
import { operation } from "../operation.ts";

export const addressCities = operation("address.cities", async ({ context }) => ({
  items: sortByName((await listCities(context.db)).map(toArea)),
}));
