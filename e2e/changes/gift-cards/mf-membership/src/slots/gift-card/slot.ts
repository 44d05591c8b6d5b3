import { cartGiftCard } from "@thuot-tha/shared/contracts/slots/gift-cards";
import { slotContent } from "@thuot-tha/shared/platform";
import { GiftCardOffer } from "./GiftCardOffer.tsx";

/** The way to the gift cards, and the one that is chosen. */
export const giftCardSlot = slotContent({ slot: cartGiftCard, rendering: "client", Component: GiftCardOffer });
