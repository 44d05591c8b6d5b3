import type { Candidate, ChosenSet } from "@thuot-tha/shared/contracts/remote";
import type { Counts } from "../../canary/counts.ts";
import { candidateId } from "../../releases/candidates.ts";
import { releasesText } from "../../releases/releases-text.ts";
import type { EvidencePoint } from "./evidence-log.ts";

/** A candidate as the page shows it. */
export interface CandidateView {
  /** Its name in commands, such as `mf-cart+mf-catalog`. */
  name: string;
  /** The releases that it changes. */
  changes: ChosenSet;
  percent: number;
  counts: { stable: Counts; candidate: Counts; edges: number } | null;
  /** How the evidence against it has developed on this edge. */
  points: readonly EvidencePoint[];
}

/** The operator, and what the forms of the page carry. */
export interface Viewer {
  name: string;
  /** Proves that a form is of this page. */
  formKey: string;
  /** True when the operator may show releases of these remotes to that share of shoppers. */
  mayPromote(remotes: string[], percent: number): boolean;
  mayWithdraw(remotes: string[]): boolean;
  mayRemove(remotes: string[]): boolean;
  mayRollBack: boolean;
}

/** The visitors who see a candidate. */
export const shoppersOf = (percent: number): string => (percent === 0 ? "staff only" : `${percent} % of shoppers`);

/** Releases of a set that another lacks. */
export const newIn = (set: ChosenSet, before: ChosenSet): ChosenSet =>
  Object.fromEntries(Object.entries(set).filter(([name, { version }]) => before[name]?.version !== version));

/** Remotes of an earlier set that the set lacks. */
export const goneFrom = (set: ChosenSet, before: ChosenSet): string[] =>
  Object.keys(before).filter((name) => !(name in set));

/** What a set changes in another, such as `mf-a@2.0.0, mf-b removed`; empty when nothing. */
export const changedText = (set: ChosenSet, before: ChosenSet): string =>
  [releasesText(newIn(set, before)), ...goneFrom(set, before).map((name) => `${name} removed`)]
    .filter(Boolean)
    .join(", ");

/** Candidates that were not active before, or had another share. */
export const newCandidates = (candidates: Candidate[], before: Candidate[]): Candidate[] =>
  candidates.filter(
    (one) => !before.some((other) => candidateId(other) === candidateId(one) && other.percent === one.percent),
  );
