import { type Composition, chosenSet, composition } from "@thuot-tha/shared/contracts/remote";
import { z } from "zod";
import { cohortsOf, formatCohorts } from "./cohorts.ts";

/** A composition of an earlier edge: one candidate, a whole set, for the first of a hundred cohorts. */
const earlier = composition.omit({ candidates: true }).extend({
  candidate: z.strictObject({
    set: chosenSet,
    percent: z.int().min(0).max(99),
    preview: z.string(),
    since: z.iso.datetime(),
  }),
});

/** Converts an earlier composition: the same visitors see the candidate, and its preview link ends. */
function fromEarlier({ candidate, ...others }: z.output<typeof earlier>): Composition {
  const { set, percent, since } = candidate;
  const changes = Object.fromEntries(
    Object.entries(set).filter(([name, { integrity }]) => others.stable[name]?.integrity !== integrity),
  );
  const first = Array.from({ length: cohortsOf(percent) }, (_, cohort) => cohort);
  return { ...others, candidates: [{ changes, percent, cohorts: formatCohorts(new Set(first)), since }] };
}

/** A composition as the store holds it. */
export const compositionFile = z.union([composition, earlier.transform(fromEarlier)]);

/** The text of a composition. One without candidates can be read by earlier edges. */
export const compositionText = ({ candidates, ...others }: Composition): string =>
  `${JSON.stringify(candidates.length > 0 ? { ...others, candidates } : others, null, 2)}\n`;
