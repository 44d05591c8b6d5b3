import { defineOperation } from "../define-operation.ts";
import { AreaList } from "../outputs.ts";

export const listCities = defineOperation({
  method: "GET",
  path: "/v2/address/city",
  access: "public",
  tag: "address",
  summary: "Provinces and cities.",
  response: AreaList,
});
