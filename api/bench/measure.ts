import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { readConfig } from "../src/config/config.ts";
import type { Db } from "../src/db/client.ts";
import { type Case, casesOf } from "./cases.ts";
import { cpuOf } from "./cpu.ts";
import { type LoggedQuery, readWhole } from "./plans.ts";
import { openRequests } from "./requests.ts";

const runs = 31;

interface Shop {
  /** Address of its database. */
  url: string;
  products: number;
}

interface Measured {
  name: string;
  /** Median processor time in milliseconds, of each shop. */
  cpu: number[];
  /** The last of these divided by the first. */
  growth: number;
  /** Median duration in milliseconds, in the last shop. */
  median: number;
  /** Growing tables with a sequential scan in the last shop. */
  readWhole: string[];
}

interface Opened {
  pool: pg.Pool;
  cases: Record<string, Case>;
  /** The growing tables that a case scans completely. */
  readWholeBy(run: Case): Promise<string[]>;
  close(): Promise<void>;
}

async function open({ url, products }: Shop): Promise<Opened> {
  const pool = new pg.Pool({ connectionString: url, max: 1, options: "-c timezone=UTC -c jit=off" });
  const queries: LoggedQuery[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void queries.push({ query, params }) };
  const requests = await openRequests(url);
  return {
    pool,
    cases: { ...(await casesOf(drizzle(pool, { logger }) as unknown as Db, readConfig({}))), ...requests.cases },
    async readWholeBy(run) {
      queries.length = 0;
      await run();
      return readWhole(pool, queries, products);
    },
    async close() {
      await requests.close();
      await pool.end();
    },
  };
}

const medianOf = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

async function runCases(opened: readonly Opened[]): Promise<Measured[]> {
  const largest = opened.at(-1) as Opened;
  const measured: Measured[] = [];
  for (const name of Object.keys(largest.cases)) {
    const run = largest.cases[name] as Case;
    const cpu: number[][] = opened.map(() => []);
    const durations: number[] = [];
    for (let round = 0; round < runs; round += 1) {
      for (const [index, { pool, cases }] of opened.entries()) {
        cpu[index]?.push(await cpuOf(cases[name] as Case, pool));
        if (opened[index] !== largest) continue;
        const started = performance.now();
        await run();
        durations.push(performance.now() - started);
      }
    }
    const medians = cpu.map(medianOf);
    const growth = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
    const whole = await largest.readWholeBy(run);
    measured.push({ name, cpu: medians, growth, median: medianOf(durations), readWhole: whole });
  }
  return measured;
}

/**
 * Runs every case in every shop, the smallest first. Shops take turns, so that other load of the machine slows each
 * alike. Processor time shows how much a case grows, because it hardly depends on that load.
 */
export async function measure(shops: readonly Shop[]): Promise<Measured[]> {
  const opened: Opened[] = [];
  try {
    for (const shop of shops) opened.push(await open(shop));
    return await runCases(opened);
  } finally {
    for (const { close } of opened) await close();
  }
}
