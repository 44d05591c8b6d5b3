import type { Composition } from "@thuot-tha/shared/contracts/remote";
import type { Kind } from "../canary/counts.ts";
import { readCounts } from "../canary/shared-counts.ts";
import { trialId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { table } from "./output.ts";

/** Counts of the live candidate; null without one. */
export async function candidateCounts(store: ReleaseStore, live: Composition | null) {
  return live?.candidate ? readCounts(store, trialId(live.candidate)) : null;
}

type Counts = Awaited<ReturnType<typeof candidateCounts>>;

export function countsText(counts: Counts): string {
  if (!counts) return "";
  const of = (cohort: "stable" | "candidate", kind: Kind) =>
    `${counts[cohort][kind].failures} of ${counts[cohort][kind].trials} failed`;
  const row = (title: string, kind: Kind) => [`  ${title}`, of("candidate", kind), of("stable", kind)];
  return table(
    ["", "candidate", "stable"],
    [
      row("loads in browsers", "loads"),
      row("documents drawn", "draws"),
      row("documents brought to life", "arrivals"),
      row("documents fast enough", "speed"),
    ],
  );
}

export const headline = ({ revision, at, by, candidate }: Composition): string =>
  `revision ${revision}, live since ${at} by ${by}${
    candidate ? `; a candidate for ${candidate.percent} % of shoppers, preview: /home?preview=${candidate.preview}` : ""
  }`;
