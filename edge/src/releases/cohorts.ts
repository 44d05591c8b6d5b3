import { createHash } from "node:crypto";

/** Number of cohorts. A visitor belongs to one, and each candidate is for some of them. */
export const cohortCount = 10_000;

/** Number of cohorts of a share. @param percent with at most two decimals */
export const cohortsOf = (percent: number): number => Math.round((percent * cohortCount) / 100);

interface Options {
  /** Id of the candidate (`candidateId`), which decides the order in which cohorts are sampled. */
  id: string;
  percent: number;
  /** Cohorts that see the candidate already; they stay while its share grows. */
  present: ReadonlySet<number>;
  /** Cohorts of other candidates. */
  taken: ReadonlySet<number>;
}

/**
 * Samples the cohorts for a candidate. Each candidate has an order of its own, so that no cohort is always the first.
 */
export function sampleCohorts({ id, percent, present, taken }: Options): Set<number> {
  const order = Array.from({ length: cohortCount }, (_, cohort) => cohort)
    .filter((cohort) => !taken.has(cohort))
    .map((cohort) => ({ cohort, place: createHash("sha256").update(`${id} ${cohort}`).digest("hex") }))
    .sort((a, b) => Number(present.has(b.cohort)) - Number(present.has(a.cohort)) || (a.place < b.place ? -1 : 1));
  return new Set(order.slice(0, cohortsOf(percent)).map(({ cohort }) => cohort));
}

/** Cohorts as a composition stores them. */
export function formatCohorts(cohorts: ReadonlySet<number>): string {
  const bytes = Buffer.alloc((Math.max(-1, ...cohorts) >> 3) + 1);
  for (const cohort of cohorts) bytes[cohort >> 3] = (bytes[cohort >> 3] ?? 0) | (0x80 >> (cohort & 7));
  return bytes.toString("base64url");
}

export function parseCohorts(text: string): Set<number> {
  const bytes = Buffer.from(text, "base64url");
  const all = Array.from({ length: 8 * bytes.length }, (_, cohort) => cohort);
  return new Set(all.filter((cohort) => (bytes[cohort >> 3] ?? 0) & (0x80 >> (cohort & 7))));
}
