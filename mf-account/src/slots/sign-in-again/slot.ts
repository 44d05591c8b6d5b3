import type { SlotFill } from "@thuot-tha/shared/platform";
import { SignInAgain } from "./SignInAgain.tsx";

/** `overlay.sign-in`: the login form for somebody whose session has ended. No props; `session.changed` closes it. */
export const signInAgainSlot: SlotFill = { Component: SignInAgain };
