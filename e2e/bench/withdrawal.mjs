import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "@thuot-tha/shared/build/workspace";
import { startEdge } from "./edge-process.mjs";

const share = 10;
/** Milliseconds between two visits. */
const pauseMs = 20;
/** Visits after which a candidate counts as not withdrawn. */
const maxVisits = 20_000;

/** An address in a network of its own, because one network counts for one failure. */
const addressOf = (visitor) => `10.${(visitor >> 8) & 255}.${visitor & 255}.1`;

/** A new visitor opens a page, whose browser reports that it hydrated or failed. @returns the set that was served */
async function visit(url, visitor, failsInCandidate) {
  const headers = { "x-forwarded-for": addressOf(visitor) };
  const answer = await fetch(`${url}/about-us`, { headers });
  const { composition } = JSON.parse(/id="initial-state">(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? "");
  const load = /load;desc="([^"]+)"/.exec(answer.headers.get("server-timing"))?.[1];
  const isStable = answer.headers.get("x-cohort") === "stable";
  const document = { set: composition.set, load };
  const { version } = composition.shell;
  const report =
    isStable || Math.random() >= failsInCandidate
      ? { kind: "boot", ...document }
      : { kind: "load", who: "shell", version, revision: composition.revision, message: "bench", ...document };
  await fetch(`${url}/telemetry`, { method: "POST", headers, body: JSON.stringify(report) });
  return { isStable };
}

async function timeOne(failsInCandidate, { releases, apiUrl, release }) {
  const data = await mkdtemp(join(tmpdir(), "withdrawal-"));
  await cp(releases, join(data, "releases"), { recursive: true });
  const env = { ...process.env, DATA_DIR: data, API_URL: apiUrl, TELEMETRY_LIMIT_PER_ADDRESS: "100000" };
  const edge = await startEdge(env);
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        join(root, "edge/dist/ops.js"),
        "promote",
        release,
        "--canary",
        String(share),
        "--no-browser",
        "--no-api",
        "--json",
      ],
      { env, cwd: data },
    );
    const { revision } = JSON.parse(stdout);
    while ((await edge.revision()) < revision) await new Promise((resolve) => setTimeout(resolve, 10));
    const started = performance.now();
    let [visitors, met] = [0, 0];
    while (visitors < maxVisits && (await edge.revision()) === revision) {
      if (!(await visit(edge.url, visitors++, failsInCandidate)).isStable) met++;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    const seconds = Math.round((performance.now() - started) / 1000);
    const isWithdrawn = (await edge.revision()) > revision;
    return { fails: `${100 * failsInCandidate} % of loads`, visitors, met, seconds, withdrawn: isWithdrawn };
  } finally {
    edge.stop();
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Counts the shoppers who see a bad candidate at 10 % before the edge withdraws it, for candidates that fail on each
 * load and on one of twenty. Each visitor is a new one from a network of its own, and only reports as a browser does.
 *
 * @param options.releases folder of a store in which a set is live
 * @param options.release `name@version` of a published release that is not live
 */
export async function countShoppersBeforeWithdrawal(options) {
  const rows = [];
  for (const failing of [1, 0.05]) rows.push(await timeOne(failing, options));
  return rows;
}
