import { suggestProducts } from "@thuot-tha/shared/contracts/operations/catalogue/suggest-products";
import { handle } from "../../http/handle.ts";
import { suggest } from "../suggest.ts";

export const suggestProductsHandler = handle(suggestProducts, ({ query, context }) => suggest(context, query.q));
