import type { Composition } from "@thuot-tha/shared/contracts/remote";
import type { Kind } from "../canary/counts.ts";
import { readCounts } from "../canary/shared-counts.ts";
import { candidateName, candidateText, comparisonId } from "../releases/candidates.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { setText, table } from "./output.ts";

/** Counts of each live candidate, with its name. */
export async function candidateCounts(store: ReleaseStore, live: Composition | null) {
  const counting = live?.candidates.map(async (one) => ({
    name: candidateName(one),
    ...(await readCounts(store, comparisonId(live.stable, one))),
  }));
  return Promise.all(counting ?? []);
}

type Counts = Awaited<ReturnType<typeof candidateCounts>>;

export const countsText = (all: Counts): string => all.map(countsOfOne).join("\n");

function countsOfOne({ name, ...counts }: Counts[number]): string {
  const of = (set: "stable" | "candidate", kind: Kind) =>
    `${counts[set][kind].failures} of ${counts[set][kind].trials} failed`;
  const row = (title: string, kind: Kind) => [`  ${title}`, of("candidate", kind), of("stable", kind)];
  return table(
    ["", name, "stable"],
    [
      row("loads in browsers", "loads"),
      row("documents rendered", "draws"),
      row("documents hydrated", "arrivals"),
      row("documents fast enough", "speed"),
      row("documents without server errors of the API", "answers"),
    ],
  );
}

export const headline = ({ revision, at, by, candidates }: Composition): string =>
  [
    `revision ${revision}, live since ${at} by ${by}`,
    ...candidates.map((one) => `candidate ${candidateText(one)}`),
  ].join("; ");

/** The stable set and the candidates of a composition. */
export const shownText = ({ stable, candidates }: Composition): string =>
  [setText(stable), ...candidates.map((one) => `candidate ${candidateText(one)}: ${setText(one.changes)}`)].join("; ");
