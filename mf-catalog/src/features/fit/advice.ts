import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { listFitReports } from "@thuot-tha/shared/contracts/operations/catalogue/list-fit-reports";
import { adviseSize, type Body, type SizeAdvice } from "@thuot-tha/shared/domain";
import type { Client } from "@thuot-tha/shared/http";

export type FitReports = OperationOutput<typeof listFitReports>;

export const fetchFitReports = (client: Client, productId: string): Promise<FitReports> =>
  client.call(listFitReports, { params: { id: productId } });

/** Advises by reports of the piece itself, else also by those of pieces with the same size chart. */
export function adviceFrom(
  { items, others }: FitReports,
  body: Body,
  sizes: readonly string[],
): { advice: SizeAdvice; withOthers: boolean } {
  const own = adviseSize(body, items, sizes);
  if (own.kind === "size") return { advice: own, withOthers: false };
  return { advice: adviseSize(body, [...items, ...others], sizes), withOthers: true };
}
