import { liveComposition } from "../../releases/history.ts";
import type { Published, ReleaseStore } from "../../releases/store.ts";
import type { Command } from "../context.ts";
import { candidateCounts, countsText, headline } from "../live-text.ts";
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

export const status: Command = async ({ store }) => {
  const live = await liveComposition(store);
  const published = (await store.published()).reverse();
  const health = await candidateCounts(store, live);
  const releases = await latestReleases(store, published);
  const rows = Object.entries(live?.stable ?? {}).map(([name, { version }]) => {
    const tried = live?.candidate?.set[name]?.version ?? version;
    const others = published.filter((one) => one.name === name && one.version !== version && one.version !== tried);
    return [
      `  ${name}`,
      version,
      tried === version ? "" : tried,
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
      ]
    : ["nothing is live yet"];
  return { data: { live, published, releases, health }, text: text.filter(Boolean).join("\n") };
};
