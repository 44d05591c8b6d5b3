import { words } from "./comparison.ts";
import type { Counts } from "./counts.ts";
import { alternatives, evidenceLimit, minFailures, type Sample } from "./sequential-test.ts";

/** Counts of the set before a promotion to all, and on the promoted set since. */
export interface PromotionCounts {
  before: Counts;
  since: Counts;
}

const oddsOf = (share: number): number => share / (1 - share);
const shareOf = (odds: number): number => odds / (1 + odds);

/** Upper bound of a share that is exceeded by chance once in about a thousand times (Wilson's, at three deviations). */
function upperBound({ trials, failures }: Sample): number {
  const z = 3;
  const share = Math.max(0, failures) / trials;
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  return (share + (z * z) / (2 * trials) + spread) / (1 + (z * z) / trials);
}

/** The share of failures with a quarter of the successes. */
const toAQuarter = (bound: number): number => 1 - (1 - bound) / 4;

/**
 * Tolerated shares of failures, from the upper bound of the share of the set before. The two sets are served at
 * different times, so only gross differences count: twice the odds of failed loads, and a fall of the share of
 * documents that are rendered completely, or hydrated, to a quarter, because robots visit other pages than shoppers,
 * and at other times.
 */
const tolerated = {
  loads: (bound: number) => shareOf(2 * oddsOf(bound)),
  draws: toAQuarter,
  arrivals: toAQuarter,
};

/**
 * The mean likelihood ratio of shares with higher odds against the tolerated share. It is a supermartingale that starts
 * at 1 while the true share is at most the tolerated one, so it may be evaluated any number of times.
 */
function evidenceOf({ trials, failures }: Sample, share: number): number {
  const ratios = alternatives.map((ratio) => {
    const worse = shareOf(ratio * oddsOf(share));
    const log = failures * Math.log(worse / share) + (trials - failures) * Math.log((1 - worse) / (1 - share));
    return Math.exp(Math.min(log, 700));
  });
  return ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
}

/** Why a promoted set does worse than the set before; null while the evidence is too weak. */
export function worseThanBefore({ before, since }: PromotionCounts): string | null {
  for (const kind of ["loads", "draws", "arrivals"] as const) {
    const earlier = before[kind];
    const now = since[kind];
    if (earlier.trials === 0 || earlier.failures >= earlier.trials) continue;
    if (now.failures < minFailures || now.failures > now.trials) continue;
    const evidence = evidenceOf(now, tolerated[kind](upperBound(earlier)));
    if (evidence < evidenceLimit) continue;
    const share = ({ failures, trials }: Sample) => `${failures} of ${trials}`;
    return `the promotion does worse: ${share(now)} ${words[kind]}, of the set before ${share(earlier)} (evidence ${Math.round(evidence)} to 1)`;
  }
  return null;
}
