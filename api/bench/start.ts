import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Different lists that a process answers before its memory is read again: more than it caches. */
const lists = 2000;

interface Start {
  readyMs: number;
  startMegabytes: number;
  busyMegabytes: number;
}

const residentMegabytes = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
};

/** Starts the built API over a filled database, requests lists from it, and stops it. */
export async function startAndMeasure(databaseUrl: string): Promise<Start> {
  const home = await mkdtemp(join(tmpdir(), "bench-scale-"));
  const started = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, "../dist/main.js")], {
    cwd: home,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: home, API_PORT: "0", SEED: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const ended = once(child, "exit").then(() => Promise.reject(new Error("The API did not start.")));
    const listening = new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        const url = /listening on (\S+)/.exec(line)?.[1];
        if (url) resolve(url);
      });
    });
    const url = await Promise.race([listening, ended]);
    ended.catch(() => undefined);
    const readyMs = Math.round(performance.now() - started);
    const startMegabytes = await residentMegabytes(child.pid);
    for (let number = 0; number < lists; number += 1) {
      const query = `cat=part${number % 32}&pagination.limit=30&pagination.page=${1 + Math.floor(number / 32)}`;
      await (await fetch(`${url}/v2/product/list?${query}`)).arrayBuffer();
    }
    return { readyMs, startMegabytes, busyMegabytes: await residentMegabytes(child.pid) };
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
    await rm(home, { recursive: true, force: true });
  }
}
