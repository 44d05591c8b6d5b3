/** Trials in the sense of statistics, such as loads of a document, and how many of them failed. */
export interface Sample {
  trials: number;
  failures: number;
}

/** Odds ratios (candidate to stable) of the alternative hypotheses, and the largest ratio that is tolerated. */
export const alternatives = [2, 3, 5, 10, 30, 100];
const tolerated = 1.25;

/**
 * Bounds false alarms to one in 500 candidates that are as good as the stable set, for each of the five kinds compared.
 */
export const evidenceLimit = 500;
/** Minimum failures for a withdrawal. A network counts for one (`HEALTH_FAILURES_PER_ADDRESS`), so ten are needed. */
export const minFailures = 10;

/**
 * A sequential test of two failure proportions: a mixture of likelihood ratios over batches. Within a batch both
 * margins are taken as given, so the number of the candidate's failures is (non-central) hypergeometric and depends on
 * nothing but the ratio of the odds: the failure rate of the stable set need not be known, and may change from batch to
 * batch.
 *
 * The evidence is a non-negative supermartingale that starts at 1 while the candidate's odds are at most 1.25 times the
 * stable set's. By Ville's inequality it ever reaches 1/α with a probability of at most α, however often it is
 * evaluated.
 */
export function createSequentialTest() {
  const logRatios = alternatives.map(() => 0);

  return {
    add(stable: Sample, candidate: Sample): void {
      const failures = stable.failures + candidate.failures;
      if (failures === 0 || stable.trials === 0 || candidate.trials === 0) return;
      // The counts of an edge never contain more failures than trials, so such a sample is invalid and is ignored.
      if ([stable, candidate].some((one) => one.failures > one.trials)) return;
      const weights = logWeights(stable.trials, candidate.trials, failures);
      const reference = logProbability(weights, candidate.failures, tolerated);
      for (const [index, odds] of alternatives.entries()) {
        logRatios[index] = (logRatios[index] as number) + logProbability(weights, candidate.failures, odds) - reference;
      }
    },
    /** The mean likelihood ratio of the alternatives ("worse") against "as good". */
    evidence: (): number => logRatios.reduce((sum, one) => sum + Math.exp(Math.min(one, 700)), 0) / logRatios.length,
  };
}

interface Weights {
  lowest: number;
  /** Log of the number of ways in which the candidate has `lowest + index` of the failures. */
  logs: number[];
}

function logWeights(stable: number, candidate: number, failures: number): Weights {
  const lowest = Math.max(0, failures - stable);
  const highest = Math.min(candidate, failures);
  const logs = [0];
  // Each weight follows from the one before: C(c, x+1) C(s, f-x-1) / (C(c, x) C(s, f-x)).
  for (let x = lowest; x < highest; x++) {
    const step = ((candidate - x) * (failures - x)) / ((x + 1) * (stable - failures + x + 1));
    logs.push((logs.at(-1) as number) + Math.log(step));
  }
  return { lowest, logs };
}

function logProbability({ lowest, logs }: Weights, failures: number, odds: number): number {
  const terms = logs.map((log, index) => log + index * Math.log(odds));
  const largest = terms.reduce((max, term) => Math.max(max, term), Number.NEGATIVE_INFINITY);
  const sum = largest + Math.log(terms.reduce((total, term) => total + Math.exp(term - largest), 0));
  return (terms[failures - lowest] as number) - sum;
}
