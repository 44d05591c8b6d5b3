import type { SlotFill } from "@thuot-tha/shared/platform";
import { Bell } from "./Bell.tsx";

/** `header.notifications`: the bell with its count for a customer, nothing for a guest. No props. */
export const notificationsSlot: SlotFill = { Component: Bell };
