import { similarBuild } from "./similar-build.ts";

/** How a piece fitted a reviewer. */
export type Fit = "tight" | "true" | "loose";

export interface Body {
  /** Centimetres. */
  height: number;
  /** Kilograms. */
  weight: number;
}

/** A reviewer's build, the size worn, and how it fitted. */
export interface FitReport extends Body {
  size: string;
  fit: Fit;
}

export type SizeAdvice =
  /** `votes` of the `of` reviewers of similar build took this size, or would take it next time. */
  | { kind: "size"; size: string; votes: number; of: number }
  /** Too few reviewers of similar build, or no two thirds of them agree. */
  | { kind: "unsure"; of: number };

/** Minimum reviewers for an advice. */
export const minReviewers = 3;

/**
 * The size that suits reviewers of similar build. A reviewer who found a size tight counts for the next larger size, a
 * reviewer who found it loose for the next smaller; without such a size, for none.
 * @param sizes of the piece, from small to large
 */
export function adviseSize(body: Body, reports: readonly FitReport[], sizes: readonly string[]): SizeAdvice {
  const alike = reports.filter(
    ({ height, weight, size }) =>
      Math.abs(height - body.height) <= similarBuild &&
      Math.abs(weight - body.weight) <= similarBuild &&
      sizes.includes(size),
  );
  const step = { tight: 1, true: 0, loose: -1 };
  const pointedTo = alike.map(({ size, fit }) => sizes[sizes.indexOf(size) + step[fit]]);
  const counted = sizes.map((size) => ({ size, votes: pointedTo.filter((one) => one === size).length }));
  const [best] = counted.toSorted((a, b) => b.votes - a.votes);
  const of = alike.length;
  return best && of >= minReviewers && best.votes * 3 >= of * 2
    ? { kind: "size", size: best.size, votes: best.votes, of }
    : { kind: "unsure", of };
}
