import { defineSlot } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";

/** In a dialog over any page, when the session has ended; `session.changed` closes it. */
export const signInAgain = defineSlot({ id: "overlay.sign-in@1", owner: "shell", props: z.object({}) });
