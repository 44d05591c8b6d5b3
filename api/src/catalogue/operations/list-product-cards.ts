import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { handle } from "../../http/handle.ts";
import { listCards } from "../queries/cards.ts";

export const listProductCardsHandler = handle(listProductCards, async ({ query, context }) => ({
  items: await listCards(context.db, [...new Set(query.ids)], { withWithdrawn: false }),
}));
