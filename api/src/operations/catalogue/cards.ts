import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { listCards } from "../../db/queries/cards.ts";
import { handle } from "../handle.ts";

export const productCards = handle(listProductCards, async ({ query, context }) => ({
  items: await listCards(context.db, [...new Set(query.ids)]),
}));
