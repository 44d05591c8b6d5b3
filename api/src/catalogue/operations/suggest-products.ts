import { suggestProducts } from "@thuot-tha/shared/contracts/operations/catalogue/suggest-products";
import { handle } from "../../http/handle.ts";
import { cachedResponse } from "../catalogue-cache.ts";
import { suggest } from "../suggest.ts";

export const suggestProductsHandler = handle(suggestProducts, ({ query: { q }, context }) =>
  cachedResponse(context.db, `suggest ${q}`, () => suggest(context, q)),
);
