import { listCards } from "../../db/queries/cards.ts";
import { operation } from "../operation.ts";

export const productCards = operation("product.cards", async ({ query, context }) => ({
  items: await listCards(context.db, [...new Set(query.ids)]),
}));
