import { defineSlot } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";

/** Replaces a plain search form; the content takes over its text. */
export const headerSearch = defineSlot({ id: "header.search@1", owner: "shell", props: z.object({}) });

/** The package of a member; nothing for everyone else. */
export const headerBadge = defineSlot({ id: "header.badge@1", owner: "shell", props: z.object({}) });

export const headerNotifications = defineSlot({ id: "header.notifications@1", owner: "shell", props: z.object({}) });

export const headerAccount = defineSlot({ id: "header.account@1", owner: "shell", props: z.object({}) });

export const headerMiniCart = defineSlot({ id: "header.mini-cart@1", owner: "shell", props: z.object({}) });
