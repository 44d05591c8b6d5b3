import { cartGiftCard } from "@thuot-tha/shared/contracts/slots/gift-cards";
import { slotContent } from "@thuot-tha/shared/platform";
import { GiftCardOffer } from "./GiftCardOffer.tsx";

/** A link to the gift cards, and the chosen one. */
export const giftCardSlot = slotContent({ slot: cartGiftCard, rendering: "client", Component: GiftCardOffer });
