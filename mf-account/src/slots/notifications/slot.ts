import { headerNotifications } from "@thuot-tha/shared/contracts/slots/header";
import { slotContent } from "@thuot-tha/shared/platform";
import { Bell } from "./Bell.tsx";

/** The bell with its count for a customer; nothing for a guest. */
export const notificationsSlot = slotContent({ slot: headerNotifications, rendering: "client", Component: Bell });
