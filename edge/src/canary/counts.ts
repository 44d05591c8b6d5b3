import { z } from "zod";
import type { Sample } from "./sequential-test.ts";

/**
 * Failures of one edge may be negative: the edge that sends a document counts a failure, and the edge that gets the
 * browser's report takes it back.
 */
const sample = z.object({ trials: z.int().nonnegative(), failures: z.int() });
const none = { trials: 0, failures: 0 };

/**
 * Counts of one set, and the failures among each: documents hydrated in browsers (`loads`), documents rendered by
 * servers (`draws`), documents sent a while ago (`arrivals`; one fails when no browser has hydrated it), documents
 * whose speed was measured (`speed`), and documents that report the API's answers (`answers`; one fails with the first
 * server error). Counts of older edges lack the last three. The names of kinds and fields stay, because edges of
 * several versions share the counts, and `/metrics` and `ops status --json` show them.
 */
export const counts = z.object({
  loads: sample,
  draws: sample,
  arrivals: sample.default(none),
  speed: sample.default(none),
  answers: sample.default(none),
});
export type Counts = z.output<typeof counts>;

/** The counts of one edge since the candidate started. */
export const edgeCounts = z.object({ at: z.iso.datetime(), stable: counts, candidate: counts });
export type EdgeCounts = z.output<typeof edgeCounts>;

export const kinds = ["loads", "draws", "arrivals", "speed", "answers"] as const;
export type Kind = (typeof kinds)[number];

/** A value for each kind. */
export const forKinds = <T>(of: (kind: Kind) => T): Record<Kind, T> =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, T>;

/** Counts of the two sets that are compared. */
export type BothCounts = Pick<EdgeCounts, "stable" | "candidate">;

export const noCounts = (): Counts => forKinds(() => ({ ...none }));

export const addSamples = (a: Sample, b: Sample): Sample => ({
  trials: a.trials + b.trials,
  failures: a.failures + b.failures,
});

export const subtractSamples = (a: Sample, b: Sample): Sample => ({
  trials: a.trials - b.trials,
  failures: a.failures - b.failures,
});

export const addCounts = (a: Counts, b: Counts): Counts => forKinds((kind) => addSamples(a[kind], b[kind]));

export const subtractCounts = (a: Counts, b: Counts): Counts => forKinds((kind) => subtractSamples(a[kind], b[kind]));
