import type { SlotFill } from "@thuot-tha/shared/platform";
import { SignIn } from "./SignIn.tsx";

/** `checkout.sign-in`: login and registration as tabs. No props; `session.changed` says when it has done its work. */
export const signInSlot: SlotFill = { Component: SignIn };
