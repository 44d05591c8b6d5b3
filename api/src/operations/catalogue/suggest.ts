import { suggest } from "../../services/suggest.ts";
import { operation } from "../operation.ts";

export const productSuggest = operation("product.suggest", ({ query, context }) => suggest(context, query.q));
