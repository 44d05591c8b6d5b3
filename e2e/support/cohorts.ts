import type { APIRequestContext } from "@playwright/test";
import { ops } from "./ops.ts";
import type { RunningShop } from "./run-shop.ts";

/** The cookie of a visitor. @param cohort 0 to 9999 */
export const cookieOf = (cohort: number): string => `tt_cohort=${String(cohort).padStart(4, "0")}`;

/** The cohorts that see a candidate, by the live composition. @param remote a release that it changes */
export async function cohortsOf(shop: RunningShop, remote: string): Promise<number[]> {
  const { live } = JSON.parse(await ops(shop, "status", "--json"));
  const { cohorts } = live.candidates.find(({ changes }: { changes: object }) => remote in changes);
  const bytes = Buffer.from(cohorts, "base64url");
  const all = Array.from({ length: 10_000 }, (_, cohort) => cohort);
  return all.filter((cohort) => (bytes[cohort >> 3] ?? 0) & (0x80 >> (cohort & 7)));
}

/** The first cohort that is in none of the lists. */
export const cohortOutside = (...seeing: number[][]): number =>
  Array.from({ length: 10_000 }, (_, cohort) => cohort).find((cohort) => !seeing.flat().includes(cohort)) ?? 0;

/** What a cohort sees at an address: the text, and the name of its set. */
export async function visit(request: APIRequestContext, { url }: RunningShop, path: string, cohort: number) {
  const answer = await request.get(url + path, { headers: { cookie: cookieOf(cohort) } });
  return { status: answer.status(), text: await answer.text(), set: answer.headers()["x-cohort"] };
}
