import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Account, Gender } from "../entities/account.ts";
import { Day } from "../entities/values.ts";
import { fullName, measure, phone } from "../inputs.ts";

export const updateProfile = defineOperation({
  method: "PUT",
  path: "/v2/user/consumer/me",
  access: "customer",
  tag: "profile",
  summary: "Changes name, phone, picture and measures; an omitted field stays as it is.",
  refusals: [429],
  body: z.object({
    fullName: fullName.optional(),
    phone: phone.optional(),
    birthday: Day.nullable().optional(),
    gender: Gender.nullable().optional(),
    height: measure("height").nullable().optional(),
    weight: measure("weight").nullable().optional(),
    /** The `path` of the customer's own upload; null removes the picture. */
    avatar: z.string().max(200).nullable().optional(),
  }),
  response: Account,
});
