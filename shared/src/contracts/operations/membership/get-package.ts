import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { MembershipPackage } from "../entities/account.ts";
import { Id } from "../entities/values.ts";

export const getPackage = defineOperation({
  method: "GET",
  path: "/v2/consumer-membership-package/:id",
  access: "public",
  tag: "membership",
  summary: "One membership package.",
  params: z.object({ id: Id }),
  response: MembershipPackage,
});
