import {
  addSamples,
  type BothCounts,
  type Counts,
  forKinds,
  type Kind,
  kinds,
  noCounts,
  subtractSamples,
} from "./counts.ts";
import { createSequentialTest, evidenceLimit, minFailures, type Sample } from "./sequential-test.ts";
import { together } from "./shared-counts.ts";

/** What the failures of each kind are. */
export const words = {
  loads: "loads failed in browsers",
  draws: "documents were not rendered completely on the server",
  arrivals: "documents were not hydrated by a browser",
  speed: "documents were slow",
  answers: "documents got a server error from the API",
} as const;

/** Compares one candidate with the stable set on the counts of all edges. */
export function createComparison() {
  const tests = forKinds(createSequentialTest);
  /** The counts of each edge at the last comparison. */
  const before = forKinds(() => new Map<string, BothCounts>());

  /** Counts of an edge at the last comparison; none for one that counts from zero again, as after a rollback. */
  function lastOf(kind: Kind, edge: string, now: BothCounts): BothCounts | undefined {
    const last = before[kind].get(edge);
    const isSmaller = (set: keyof BothCounts) => last !== undefined && now[set][kind].trials < last[set][kind].trials;
    return isSmaller("stable") || isSmaller("candidate") ? undefined : last;
  }

  /** Counts of one kind since the last comparison. */
  function since(kind: Kind, counted: Map<string, BothCounts>, set: keyof BothCounts): Sample {
    const news = [...counted].map(([edge, now]) =>
      subtractSamples(now[set][kind], lastOf(kind, edge, now)?.[set][kind] ?? noCounts()[kind]),
    );
    return news.reduce(addSamples, noCounts()[kind]);
  }

  return {
    /**
     * Ignores the counts of other edges from before this edge started, because the candidate's share may have been
     * different then.
     */
    leaveAside(counted: Map<string, BothCounts>, own: string): void {
      for (const [edge, now] of counted) if (edge !== own) for (const kind of kinds) before[kind].set(edge, now);
    },

    /**
     * Adds the new counts once both sets have some; the counts of one set alone allow no comparison. @returns why the
     * candidate is worse, or null
     */
    weigh(counted: Map<string, BothCounts>): string | null {
      const all = together(counted.values());
      for (const kind of kinds) {
        const stable = since(kind, counted, "stable");
        const candidate = since(kind, counted, "candidate");
        if (stable.trials === 0 || candidate.trials === 0) continue;
        // A document may be sent by one edge and reported to another, whose counts come with its next comparison.
        if ([stable, candidate].some(({ trials, failures }) => failures < 0 || failures > trials)) continue;
        for (const [edge, now] of counted) before[kind].set(edge, now);
        tests[kind].add(stable, candidate);
        const evidence = tests[kind].evidence();
        if (evidence < evidenceLimit || all.candidate[kind].failures < minFailures) continue;
        const share = (counts: Counts) => `${counts[kind].failures} of ${counts[kind].trials}`;
        return `the candidate does worse: ${share(all.candidate)} ${words[kind]}, of the stable set ${share(all.stable)} (evidence ${Math.round(evidence)} to 1)`;
      }
      return null;
    },

    /** Strength of the evidence against the candidate, by kind; 1 is neutral. */
    evidence: (): Record<Kind, number> => forKinds((kind) => tests[kind].evidence()),
  };
}

export type Comparison = ReturnType<typeof createComparison>;
