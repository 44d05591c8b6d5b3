import { accountBadge } from "@thuot-tha/shared/contracts/slots/account";
import { slotContent } from "@thuot-tha/shared/platform";
import { Badge } from "../../features/badge/Badge.tsx";

/** The package of a member, in their account. */
export const accountBadgeSlot = slotContent({ slot: accountBadge, rendering: "client", Component: Badge });
