import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Publishes the releases that were built with this image and puts live what is new, once the gate has loaded its pages.
 * What an operator has put live, or taken back, stays as it is when nothing new has come.
 */
const names = readdirSync(".").filter((name) => existsSync(`${name}/dist/release/release.json`));

function ops(...args) {
  const { status, stdout } = spawnSync(process.execPath, ["edge/dist/ops.js", ...args, "--json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status === 0) return JSON.parse(stdout);
  console.error(stdout.trim());
  process.exit(1);
}

const versionOf = (name) => JSON.parse(readFileSync(`${name}/dist/build.json`, "utf8")).version;

const published = ops("publish", ...names);
const live = ops("status").live?.stable ?? {};
const due = names.filter((name) => !live[name] || published.some((one) => one.name === name && one.added));
if (due.length === 0) {
  console.log("nothing new to put live");
} else {
  const { revision } = ops("promote", ...due.map((name) => `${name}@${versionOf(name)}`), "--why", "deployed");
  console.log(`revision ${revision} is live: ${due.join(", ")}`);
}
