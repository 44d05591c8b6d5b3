import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { readCounts } from "../../canary/shared-counts.ts";
import { liveComposition, history as readHistory } from "../../releases/history.ts";
import { trialId } from "../../releases/set-id.ts";
import type { Published, ReleaseStore } from "../../releases/store.ts";
import type { Command } from "../context.ts";
import { setText, table } from "../output.ts";

async function healthOf(store: ReleaseStore, live: Composition | null) {
  return live?.candidate ? readCounts(store, trialId(live.candidate)) : null;
}

type Health = Awaited<ReturnType<typeof healthOf>>;

function healthText(health: Health): string {
  if (!health) return "";
  const of = (cohort: "stable" | "candidate", kind: "loads" | "draws") =>
    `${health[cohort][kind].failures} of ${health[cohort][kind].trials} failed`;
  return table(
    ["", "candidate", "stable"],
    [
      ["  loads in browsers", of("candidate", "loads"), of("stable", "loads")],
      ["  documents drawn", of("candidate", "draws"), of("stable", "draws")],
    ],
  );
}

const headline = ({ revision, at, by, candidate }: Composition): string =>
  `revision ${revision}, live since ${at} by ${by}${
    candidate ? `; a candidate for ${candidate.percent} % of shoppers, preview: /home?preview=${candidate.preview}` : ""
  }`;

/** Releases whose publishers are said. */
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
  const health = await healthOf(store, live);
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
        healthText(health),
        releasesText(releases),
      ]
    : ["nothing is live yet"];
  return { data: { live, published, releases, health }, text: text.filter(Boolean).join("\n") };
};

export const history: Command = async ({ store }) => {
  const rows = await readHistory(store);
  const text = rows.map(({ revision, at, by, action, why, stable, candidate }) => {
    const what = [action, candidate && `${candidate.percent} %`].filter(Boolean).join(" ");
    return `${String(revision).padStart(4)}  ${at}  ${by}${what ? `  ${what}` : ""}${why ? `  "${why}"` : ""}\n      ${setText(candidate?.set ?? stable)}`;
  });
  return { data: rows, text: text.join("\n") };
};

interface Seen {
  data: string;
  text: string;
}

async function look(store: ReleaseStore): Promise<Seen> {
  const live = await liveComposition(store);
  const health = await healthOf(store, live);
  const said = live ? [headline(live), live.why && `  "${live.why}"`, healthText(health)] : ["nothing is live yet"];
  return { data: JSON.stringify({ live, health }), text: said.filter(Boolean).join("\n") };
}

/** Says every change of what is live, and how the candidate does, until it is interrupted; waits for a store that fails. */
export const watch: Command = async ({ store, options, log }) => {
  let last = "";
  for (;;) {
    const { data, text } = await look(store).catch((error: Error): Seen => {
      if (options.once) throw error;
      return { data: JSON.stringify({ error: error.message }), text: `the store cannot be read: ${error.message}` };
    });
    if (data !== last) log(options.json ? data : text);
    last = data;
    if (options.once) return { data: undefined, text: "" };
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
};
