import { messageOf, StoreError } from "@thuot-tha/shared/server";
import { shareText, shownNames } from "../../releases/candidates.ts";
import { type ChangeRequest, openRequests } from "../../releases/change-requests.ts";
import { listEdges } from "../../releases/edge-reports.ts";
import { liveComposition } from "../../releases/history.ts";
import type { Published, ReleaseStore } from "../../releases/store.ts";
import type { Command } from "../context.ts";
import { candidateCounts, countsText, headline, shownText } from "../live-text.ts";
import { edge } from "../options.ts";
import { table } from "../output.ts";

/** Number of latest releases shown with their publishers. */
const latest = 8;

/** The latest releases, newest first, with who published them and why. */
async function latestReleases(store: ReleaseStore, published: Published[]) {
  return Promise.all(
    published.slice(0, latest).map(async (one) => ({ ...one, ...((await store.publisherOf(one)) ?? {}) })),
  );
}

const releasesText = (releases: Awaited<ReturnType<typeof latestReleases>>): string =>
  table(
    ["latest releases", "published", "by", ""],
    releases.map(({ name, version, at, by, why }) => [
      `  ${name}@${version}`,
      at.toISOString(),
      by ?? "",
      why ? `"${why}"` : "",
    ]),
  );

/** Why the store cannot be written, or before the first publication that there is none; null without trouble. */
async function troubleOf(
  { objects }: ReleaseStore,
  isNew: boolean,
): Promise<{ trouble: string; message: string } | null> {
  try {
    await (isNew ? objects.reach() : objects.probe());
    return null;
  } catch (error) {
    if (error instanceof StoreError) return { trouble: error.trouble, message: error.message };
    return { trouble: "failing", message: messageOf(error) };
  }
}

const edgesText = (edges: Awaited<ReturnType<typeof listEdges>>): string =>
  edges.length === 0
    ? ""
    : table(
        ["edges", "revision", "store"],
        edges.map(({ edge, revision, trouble }) => [`  ${edge}`, revision ?? "none", trouble ?? "well"]),
      );

const requestsText = (requests: ChangeRequest[]): string =>
  requests.length === 0
    ? ""
    : table(
        ["waiting", "by", "", ""],
        requests.map(({ id, composition }) => [
          `  ops approve ${id}`,
          composition.by,
          shownText(composition),
          composition.why ? `"${composition.why}"` : "",
        ]),
      );

export const status: Command = {
  help: [["ops status", "the live set, and other published releases"]],
  options: edge,
  words: [0, 0],
  store: "may be new",
  async run({ store, who }) {
    const live = await liveComposition(store);
    const published = (await store.published()).reverse();
    const health = await candidateCounts(store, live);
    const releases = await latestReleases(store, published);
    const edges = await listEdges(store, who.at);
    const requests = await openRequests(store, live?.revision ?? null, who.at);
    const isNew = published.length === 0;
    const trouble = await troubleOf(store, isNew);
    const { stable = {}, candidates = [] } = live ?? {};
    const rows = shownNames(stable, candidates).map((name) => {
      const version = stable[name]?.version;
      const candidate = candidates.find(({ changes }) => name in changes);
      const inCandidate = candidate?.changes[name]?.version;
      const others = published.filter(
        (one) => one.name === name && one.version !== version && one.version !== inCandidate,
      );
      return [
        `  ${name}`,
        version ?? "none",
        candidate ? `${inCandidate} (${shareText(candidate)})` : "",
        others
          .map((one) => one.version)
          .slice(0, 5)
          .join(", "),
      ];
    });
    const text = live
      ? [
          headline(live),
          table(["", "stable", "candidate", "also published"], rows),
          countsText(health),
          releasesText(releases),
          edgesText(edges),
          requestsText(requests),
        ]
      : ["nothing is live yet", requestsText(requests)];
    const complaint = trouble && `the store is in trouble (${trouble.trouble}): ${trouble.message}`;
    return {
      data: { live, published, releases, health, edges, requests, trouble },
      text: [complaint, ...text].filter(Boolean).join("\n"),
      // The first publication makes the store, so before it nothing has failed.
      failed: trouble !== null && !isNew,
    };
  },
};
