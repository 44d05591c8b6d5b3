import type { APIRequestContext } from "@playwright/test";
import type { RunningShop } from "./run-shop.ts";

/** Number of cohorts that a story tries. */
const tried = 60;

/** The cookie of a visitor. @param cohort 0 to 9999 */
export const cookieOf = (cohort: number): string => `tt_cohort=${String(cohort).padStart(4, "0")}`;

/** The first cohorts by the set that they see: `stable`, or the name of a candidate. */
export async function cohortsBySet(
  request: APIRequestContext,
  { url }: RunningShop,
): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {};
  for (let cohort = 0; cohort < tried; cohort++) {
    const answer = await request.get(`${url}/home`, { headers: { cookie: cookieOf(cohort) } });
    const name = answer.headers()["x-cohort"] ?? "";
    found[name] = [...(found[name] ?? []), cohort];
  }
  return found;
}

/** A cohort that sees a set. */
export async function cohortOf(request: APIRequestContext, shop: RunningShop, set: string): Promise<number> {
  const [cohort] = (await cohortsBySet(request, shop))[set] ?? [];
  if (cohort === undefined) throw new Error(`None of the first ${tried} cohorts sees ${set}.`);
  return cohort;
}
