import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { startS3 } from "@thuot-tha/shared/build/s3-server";
import { root } from "@thuot-tha/shared/build/workspace";
import { startEdge } from "./edge-process.mjs";

/** Milliseconds before each answer of the bucket. */
const latencyMs = 50;
const edges = 2;
const unseen = ["--no-browser", "--no-api"];

/** A bucket with the releases of a folder. @returns settings of its store, and how to stop it */
async function bucketOf(folder) {
  const s3 = await startS3({ pageSize: 1000, latencyMs });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const key = `releases/${relative(folder, file).split(sep).join("/")}`;
    s3.objects.set(key, { bytes: await readFile(file), at: new Date() });
  }
  const env = {
    RELEASE_STORE: "s3://shop/releases",
    S3_ENDPOINT: s3.endpoint,
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
    NODE_NO_WARNINGS: "1",
  };
  return { env, close: s3.close };
}

async function folderOf(folder) {
  return { env: { RELEASE_STORE: folder }, close: async () => undefined };
}

async function timeIn(open, { releases, apiUrl, promoted }) {
  const data = await mkdtemp(join(tmpdir(), "switching-"));
  await cp(releases, join(data, "releases"), { recursive: true });
  const store = await open(join(data, "releases"));
  const env = { ...process.env, ...store.env, DATA_DIR: data, API_URL: apiUrl };
  const running = await Promise.all(
    Array.from({ length: edges }, (_, index) => startEdge({ ...env, RELEASE_COPY_DIR: join(data, `copy-${index}`) })),
  );

  async function ops(...command) {
    const program = join(root, "edge", "dist", "ops.js");
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...command, "--json"], { env, cwd: data });
    return JSON.parse(stdout);
  }

  /** @returns milliseconds from the start of the command until the last edge has switched */
  async function timed(...command) {
    const started = performance.now();
    const { revision } = await ops(...command);
    await Promise.all(
      running.map(async (edge) => {
        while ((await edge.revision()) < revision) await new Promise((resolve) => setTimeout(resolve, 10));
      }),
    );
    return Math.round(performance.now() - started);
  }

  try {
    // The store is a copy, and its gate has not seen the live set yet.
    await ops("check");
    const promote = ["promote", ...promoted, ...unseen];
    return { first: await timed(...promote), rollback: await timed("rollback"), again: await timed(...promote) };
  } finally {
    for (const edge of running) edge.stop();
    await store.close();
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Milliseconds from a command's start until the last of two edges has switched: the first promotion of a set, its
 * rollback, and the same promotion again; with the store in a folder, and in a bucket that takes 50 ms for each answer.
 *
 * @param options.releases folder of a store in which a set is live
 * @param options.promoted `name@version` of published releases
 */
export const timeSwitching = async (options) => [
  { store: "folder", ...(await timeIn(folderOf, options)) },
  { store: `bucket, ${latencyMs} ms`, ...(await timeIn(bucketOf, options)) },
];
