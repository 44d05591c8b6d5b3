import { headerBadge } from "@thuot-tha/shared/contracts/slots/header";
import { slotContent } from "@thuot-tha/shared/platform";
import { Badge } from "../../features/badge/Badge.tsx";

/** The package of a member. */
export const badgeSlot = slotContent({ slot: headerBadge, rendering: "client", Component: Badge });
