import { defineSlot } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";

/** The package of a member, beside their name. */
export const accountBadge = defineSlot({ id: "account.badge@1", owner: "mf-account", props: z.object({}) });

/** The products the shopper viewed last; empty without any. */
export const accountRecentlySeen = defineSlot({
  id: "account.recently-seen@1",
  owner: "mf-account",
  props: z.object({}),
});
