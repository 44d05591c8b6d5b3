import type { SlotFill } from "@thuot-tha/shared/platform";
import { AccountLink } from "./AccountLink.tsx";

/** `header.account`: "Đăng nhập" for a guest, the account's menu for a customer. No props. */
export const accountLinkSlot: SlotFill = { Component: AccountLink };
