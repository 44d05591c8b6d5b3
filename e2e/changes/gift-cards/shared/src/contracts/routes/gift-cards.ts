import { defineRoute } from "@thuot-tha/shared/contracts";

export const giftCardsRoute = defineRoute("/member-ship/gift-cards");
