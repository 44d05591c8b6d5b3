import type { Composition } from "@thuot-tha/shared/contracts/remote";
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
  const of = (cohort: "stable" | "candidate", kind: "loads" | "draws") =>
    `${counts[cohort][kind].failures} of ${counts[cohort][kind].trials} failed`;
  return table(
    ["", "candidate", "stable"],
    [
      ["  loads in browsers", of("candidate", "loads"), of("stable", "loads")],
      ["  documents drawn", of("candidate", "draws"), of("stable", "draws")],
    ],
  );
}

export const headline = ({ revision, at, by, candidate }: Composition): string =>
  `revision ${revision}, live since ${at} by ${by}${
    candidate ? `; a candidate for ${candidate.percent} % of shoppers, preview: /home?preview=${candidate.preview}` : ""
  }`;
