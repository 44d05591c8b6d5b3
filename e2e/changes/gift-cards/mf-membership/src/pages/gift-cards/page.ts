import { linkTo } from "@thuot-tha/shared/contracts";
import { giftCardsRoute } from "@thuot-tha/shared/contracts/routes/gift-cards";
import { definePage } from "@thuot-tha/shared/platform";
import { loadGiftCards } from "../../features/gift-cards/saga.ts";
import { GiftCardsPage } from "./GiftCardsPage.tsx";

export const giftCardsPage = definePage({
  route: giftCardsRoute,
  rendering: "server",
  load: loadGiftCards,
  canonicalSearch: () => "",
  Component: GiftCardsPage,
  head: () => ({
    title: "Thẻ quà tặng",
    description: "Tặng bạn một gói thành viên.",
    canonical: linkTo(giftCardsRoute),
  }),
});
