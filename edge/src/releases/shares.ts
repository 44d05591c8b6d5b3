import type { Candidate } from "@thuot-tha/shared/contracts/remote";
import { candidateId, candidateText } from "./candidates.ts";
import { formatCohorts, parseCohorts, sampleCohorts } from "./cohorts.ts";
import { ReleaseRefused } from "./errors.ts";

/** Maximum percent of all candidates together; the others are compared with the visitors of the stable set. */
const maxPercent = 99;

/** The candidate with another share, sampled from the cohorts that no other candidate has. */
export function withShare(candidate: Candidate, percent: number, others: Candidate[]): Candidate {
  const isHundredth = Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
  if (!isHundredth || percent < 0 || percent > maxPercent) {
    throw new ReleaseRefused(
      "USAGE",
      `A candidate is shown to 0 to ${maxPercent} percent, with at most two decimals, such as 0.05; finish shows it to all.`,
    );
  }
  const left = maxPercent * 100 - others.reduce((sum, one) => sum + Math.round(one.percent * 100), 0);
  if (Math.round(percent * 100) > left) {
    const out = others.map(candidateText).join(", ");
    throw new ReleaseRefused(
      "CANDIDATE",
      `At most ${left / 100} % are left: all candidates together get ${maxPercent} %, and these are out: ${out}.`,
    );
  }
  const cohorts = sampleCohorts({
    id: candidateId(candidate),
    percent,
    present: parseCohorts(candidate.cohorts),
    taken: new Set(others.flatMap((one) => [...parseCohorts(one.cohorts)])),
  });
  return { ...candidate, percent, cohorts: formatCohorts(cohorts) };
}
