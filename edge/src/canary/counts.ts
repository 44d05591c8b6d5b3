import { z } from "zod";

const sample = z.object({ trials: z.int().nonnegative(), failures: z.int().nonnegative() });

/**
 * Counts of one set: documents hydrated in browsers (`loads`), documents rendered by servers (`draws`), and the
 * failures among each.
 */
export const counts = z.object({ loads: sample, draws: sample });
export type Counts = z.output<typeof counts>;

/** The counts of one edge since the candidate started. */
export const edgeCounts = z.object({ at: z.iso.datetime(), stable: counts, candidate: counts });
export type EdgeCounts = z.output<typeof edgeCounts>;

export const kinds = ["loads", "draws"] as const;

/** Counts of the two sets that are compared. */
export type BothCounts = Pick<EdgeCounts, "stable" | "candidate">;

export const nothing = (): Counts => ({
  loads: { trials: 0, failures: 0 },
  draws: { trials: 0, failures: 0 },
});

export function combine(a: Counts, b: Counts): Counts {
  const of = (kind: (typeof kinds)[number]) => ({
    trials: a[kind].trials + b[kind].trials,
    failures: a[kind].failures + b[kind].failures,
  });
  return { loads: of("loads"), draws: of("draws") };
}
