import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import { setId } from "./set-id.ts";

/**
 * Name of a candidate: the releases that it changes, such as `mf-cart+mf-catalog`. No release is in two live
 * candidates.
 */
export const candidateName = ({ changes }: Pick<Candidate, "changes">): string => Object.keys(changes).sort().join("+");

/** The whole set that visitors of a candidate see. */
export const candidateSet = (stable: ChosenSet, { changes }: Pick<Candidate, "changes">): ChosenSet => ({
  ...stable,
  ...changes,
});

/** Id of a candidate; it stays the same until the candidate ends. */
export const candidateId = (candidate: Pick<Candidate, "changes" | "since">): string =>
  `${candidateName(candidate)} ${Date.parse(candidate.since)}`;

/**
 * Id of the comparison of a candidate with one stable set. The same releases shown again later, or beside another
 * stable set, start with fresh counts.
 */
export const comparisonId = (stable: ChosenSet, candidate: Candidate): string =>
  `${setId(candidateSet(stable, candidate))}-${Date.parse(candidate.since)}`;

/** Every set of a composition that visitors see. */
export const setsOf = ({ stable, candidates }: Pick<Composition, "stable" | "candidates">): ChosenSet[] => [
  stable,
  ...candidates.map((one) => candidateSet(stable, one)),
];

/** Names of the releases that visitors see, with those that only a candidate adds at the end. */
export const shownNames = (stable: ChosenSet, candidates: Pick<Candidate, "changes">[]): string[] => [
  ...new Set([stable, ...candidates.map(({ changes }) => changes)].flatMap(Object.keys)),
];

/** The visitors who see a candidate, such as `0.1 %`. */
export const shareText = ({ percent }: Candidate): string => (percent === 0 ? "staff only" : `${percent} %`);

/** `mf-catalog at 10 %`; a candidate without a share is for staff only. */
export const candidateText = (candidate: Candidate): string =>
  `${candidateName(candidate)} ${candidate.percent === 0 ? "for" : "at"} ${shareText(candidate)}`;

/**
 * The candidate that an operator means. @param named its name, or a release that it changes; may be absent while one
 * candidate is active
 */
export function findCandidate(candidates: Candidate[], named: string | undefined): Candidate {
  const out = candidates.map(candidateText).join(", ");
  if (candidates.length === 0) {
    throw new ReleaseRefused("CANDIDATE", "No candidate is out; put one out with promote --canary.");
  }
  if (named === undefined) {
    const [only, ...others] = candidates;
    if (only && others.length === 0) return only;
    throw new ReleaseRefused("CANDIDATE", `Several candidates are active, so name one: ${out}.`);
  }
  const found = candidates.find((one) => candidateName(one) === named || named in one.changes);
  if (found) return found;
  throw new ReleaseRefused("CANDIDATE", `No candidate changes ${named}. These are out: ${out}.`);
}

/** Throws CANDIDATE when an active candidate changes one of the releases. */
export function mustNotOverlap(names: string[], others: Candidate[]): void {
  for (const other of others) {
    const shared = names.filter((name) => name in other.changes);
    if (shared.length === 0) continue;
    const verb = shared.length > 1 ? "are" : "is";
    throw new ReleaseRefused(
      "CANDIDATE",
      `${shared.join(" and ")} ${verb} in a candidate that is out, ${candidateText(other)}; finish it or withdraw it first.`,
    );
  }
}
