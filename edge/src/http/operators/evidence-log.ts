import { forKinds, type Kind } from "../../canary/counts.ts";

/** Strength of the evidence against a candidate at one time, per kind. */
export interface EvidencePoint {
  /** Milliseconds since 1970. */
  at: number;
  evidence: Record<Kind, number>;
}

/** Maximum points stored per candidate; beyond it, every second one is dropped. */
const maxPoints = 400;

/** Records how the evidence against the live candidates has developed on this edge. */
export function createEvidenceLog(now: () => Date) {
  /** By name of the candidate. */
  let logs = new Map<string, { comparison: string; points: EvidencePoint[] }>();

  return {
    /** Sets the live candidates, by name. A candidate starts at zero when its comparison changes. */
    watch(candidates: { candidate: string; comparison: string }[]): void {
      const start = () => [{ at: now().getTime(), evidence: forKinds(() => 1) }];
      logs = new Map(
        candidates.map(({ candidate, comparison }) => {
          const known = logs.get(candidate);
          return [candidate, known?.comparison === comparison ? known : { comparison, points: start() }];
        }),
      );
    },

    add(candidate: string, kind: Kind, strength: number): void {
      const log = logs.get(candidate);
      const last = log?.points.at(-1);
      if (!log || !last || last.evidence[kind] === strength) return;
      // A clock that is set back leaves the points in order.
      const next = { at: Math.max(last.at, now().getTime()), evidence: { ...last.evidence, [kind]: strength } };
      // Kinds that are compared at the same time share a point.
      log.points = last.at === next.at ? [...log.points.slice(0, -1), next] : [...log.points, next];
      if (log.points.length > maxPoints)
        log.points = log.points.filter((_, index) => index % 2 === 0 || index === log.points.length - 1);
    },

    points: (candidate: string): readonly EvidencePoint[] => logs.get(candidate)?.points ?? [],
  };
}

export type EvidenceLog = ReturnType<typeof createEvidenceLog>;
