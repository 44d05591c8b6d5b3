import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { readConfig } from "../src/config/config.ts";
import type { Db } from "../src/db/client.ts";
import { type Case, casesOf } from "./cases.ts";
import { type Asked, readWhole } from "./plans.ts";

const RUNS = 31;

export interface Measured {
  /** Median duration in milliseconds. */
  median: number;
  /** Growing tables with a sequential scan. */
  readWhole: string[];
}

async function medianOf(run: Case): Promise<number> {
  const took: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const started = performance.now();
    await run();
    took.push(performance.now() - started);
  }
  return took.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

/** Runs every case against a database with this many products. */
export async function measure(connectionString: string, products: number): Promise<Map<string, Measured>> {
  const pool = new pg.Pool({ connectionString, max: 1, options: "-c timezone=UTC -c jit=off" });
  const asked: Asked[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void asked.push({ query, params }) };
  try {
    const cases = await casesOf(drizzle(pool, { logger }) as unknown as Db, readConfig({}));
    const measured = new Map<string, Measured>();
    for (const [name, run] of Object.entries(cases)) {
      asked.length = 0;
      await run();
      const whole = await readWhole(pool, asked, products);
      measured.set(name, { median: await medianOf(run), readWhole: whole });
    }
    return measured;
  } finally {
    await pool.end();
  }
}
