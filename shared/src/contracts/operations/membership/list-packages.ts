import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { MembershipPackage } from "../entities/account.ts";

export const listPackages = defineOperation({
  method: "GET",
  path: "/v2/consumer-membership-package/list",
  access: "public",
  tag: "membership",
  summary: "All membership packages.",
  response: z.object({ items: z.array(MembershipPackage) }),
});
