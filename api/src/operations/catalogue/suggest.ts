import { suggestProducts } from "@thuot-tha/shared/contracts/operations/catalogue/suggest-products";
import { suggest } from "../../services/suggest.ts";
import { handle } from "../handle.ts";

export const productSuggest = handle(suggestProducts, ({ query, context }) => suggest(context, query.q));
