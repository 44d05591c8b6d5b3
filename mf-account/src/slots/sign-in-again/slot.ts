import { signInAgain } from "@thuot-tha/shared/contracts/slots/session";
import { slotContent } from "@thuot-tha/shared/platform";
import { SignInAgain } from "./SignInAgain.tsx";

/** The login form for a customer whose session has ended. */
export const signInAgainSlot = slotContent({ slot: signInAgain, rendering: "client", Component: SignInAgain });
