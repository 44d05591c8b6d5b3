import type { SlotFill } from "@thuot-tha/shared/platform";
import { Badge } from "./Badge.tsx";

/** `header.badge`: the package of a member. */
export const badgeSlot: SlotFill = { Component: Badge };
