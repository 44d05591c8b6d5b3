import { listFitReports } from "@thuot-tha/shared/contracts/operations/catalogue/list-fit-reports";
import { handle } from "../../http/handle.ts";
import { productNotFound } from "../not-found.ts";
import { listFitReportsOf } from "../queries/fit-reports.ts";
import { findProduct } from "../queries/products.ts";

export const listFitReportsHandler = handle(listFitReports, async ({ params, context }) => {
  const product = await findProduct(context.db, params.id);
  if (!product) throw productNotFound();
  return listFitReportsOf(context.db, product.id);
});
