import { checkoutSignIn } from "@thuot-tha/shared/contracts/slots/checkout";
import { slotContent } from "@thuot-tha/shared/platform";
import { SignIn } from "./SignIn.tsx";

/** Login and registration as tabs. */
export const signInSlot = slotContent({ slot: checkoutSignIn, rendering: "client", Component: SignIn });
