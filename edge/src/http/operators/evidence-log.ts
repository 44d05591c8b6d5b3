import { forKinds, type Kind } from "../../canary/counts.ts";

/** Strength of the evidence against a candidate at one time, per kind. */
export interface EvidencePoint {
  /** Milliseconds since 1970. */
  at: number;
  evidence: Record<Kind, number>;
}

/** Points kept; at more, every second one goes. */
const maxPoints = 400;

/** Remembers how the evidence against the live candidate has developed on this edge. */
export function createEvidenceLog(now: () => Date) {
  let watched = "";
  let points: EvidencePoint[] = [];

  return {
    /** Begins anew when the trial changes. @param trial name of the trial; empty without a candidate */
    watch(trial: string): void {
      if (trial === watched) return;
      watched = trial;
      points = trial ? [{ at: now().getTime(), evidence: forKinds(() => 1) }] : [];
    },

    add(kind: Kind, strength: number): void {
      const last = points.at(-1);
      if (!last || last.evidence[kind] === strength) return;
      const next = { at: now().getTime(), evidence: { ...last.evidence, [kind]: strength } };
      // Kinds that are compared at the same time share a point.
      points = last.at === next.at ? [...points.slice(0, -1), next] : [...points, next];
      if (points.length > maxPoints)
        points = points.filter((_, index) => index % 2 === 0 || index === points.length - 1);
    },

    points: (): readonly EvidencePoint[] => points,
  };
}

export type EvidenceLog = ReturnType<typeof createEvidenceLog>;
