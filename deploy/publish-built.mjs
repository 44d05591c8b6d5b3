import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Publishes the releases that were built with this image and puts live what is new, once the gate has loaded its pages.
 * A release that has been live before, also for some visitors, is not new: what an operator has put live, or taken
 * back, stays as it is. A release whose promotion was refused is still new at the next run.
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
const sets = ops("history").flatMap(({ stable, candidates }) => [stable, ...candidates.map(({ changes }) => changes)]);
const due = names.filter((name) => !sets.some((set) => set[name]?.version === versionOf(name)));
if (due.length === 0) {
  console.log("nothing new to put live");
} else {
  const { revision } = ops("promote", ...due.map((name) => `${name}@${versionOf(name)}`), "--why", "deployed");
  console.log(`revision ${revision} is live: ${due.join(", ")}`);
}
