import { headerAccount } from "@thuot-tha/shared/contracts/slots/header";
import { slotContent } from "@thuot-tha/shared/platform";
import { AccountLink } from "./AccountLink.tsx";

/** "Đăng nhập" for a guest, the account's menu for a customer. */
export const accountLinkSlot = slotContent({ slot: headerAccount, rendering: "client", Component: AccountLink });
