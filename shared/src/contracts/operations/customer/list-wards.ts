import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";
import { AreaList } from "../outputs.ts";

export const listWards = defineOperation({
  method: "GET",
  path: "/v2/address/:districtId/ward",
  access: "public",
  tag: "address",
  summary: "The wards of a district; some islands have none.",
  params: z.object({ districtId: Id }),
  response: AreaList,
});
