import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";
import { AreaList } from "../outputs.ts";

export const listDistricts = defineOperation({
  method: "GET",
  path: "/v2/address/:cityId/district",
  access: "public",
  tag: "address",
  summary: "The districts of a province.",
  params: z.object({ cityId: Id }),
  response: AreaList,
});
