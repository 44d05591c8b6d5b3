import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { LoginProvider } from "../entities/account.ts";

/**
 * The sign-in providers that this shop has keys for; the browser goes to
 * `/v2/user/consumer/login/{provider}?returnTo=`.
 */
export const listLoginProviders = defineOperation({
  method: "GET",
  path: "/v2/user/consumer/login/providers",
  access: "public",
  tag: "session",
  summary: "The providers of social sign-in that the shop has configured.",
  response: z.object({ items: z.array(LoginProvider) }),
});
