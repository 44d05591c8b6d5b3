import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Publishes the releases that were built with this image and puts live what is new, once the gate has loaded its pages.
 * A release that has been live before, also for some visitors, is not new: what an operator has put live, or taken
 * back, stays as it is, and what is not live any more is named. A release whose promotion was refused is still new at
 * the next run.
 */
const names = readdirSync(".").filter((name) => existsSync(`${name}/dist/release/release.json`));

function ops(...args) {
  const { status, stdout } = spawnSync(process.execPath, ["edge/dist/ops.js", ...args, "--json"], {
    encoding: "utf8",
    // A history of years has more than the default of a megabyte.
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status === 0) return JSON.parse(stdout);
  console.error(stdout.trim());
  process.exit(1);
}

const versionOf = (name) => JSON.parse(readFileSync(`${name}/dist/build.json`, "utf8")).version;

ops("publish", ...names);
/** Newest first. */
const revisions = ops("history");
/** Whether a revision shows what was built, at least to some visitors. */
const shows = ({ stable, candidates }, name) =>
  [stable, ...candidates.map(({ changes }) => changes)].some((set) => set[name]?.version === versionOf(name));
const due = names.filter((name) => !revisions.some((one) => shows(one, name)));
for (const name of names) {
  const last = revisions.findIndex((one) => shows(one, name));
  if (last < 1) continue;
  const [release, { revision }] = [`${name}@${versionOf(name)}`, revisions[last - 1]];
  console.log(
    `${release} has not been live since revision ${revision}, and is not put live again: ops promote ${release}`,
  );
}
if (due.length === 0) {
  console.log("nothing new to put live");
} else {
  const { revision } = ops("promote", ...due.map((name) => `${name}@${versionOf(name)}`), "--why", "deployed");
  console.log(`revision ${revision} is live: ${due.join(", ")}`);
}
