import { execFile } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { findPostgres, startPostgres } from "@thuot-tha/shared/build/postgres";
import { sql } from "drizzle-orm";
import pg from "pg";
import { type RunningApi, startApi } from "../index.ts";
import { runsOnServer } from "../testing/database.ts";
import { openServer } from "./client.ts";
import { isUnavailable } from "./unavailable.ts";

const onServer = runsOnServer ? describe : describe.skip;
jest.setTimeout(120_000);

/** Short timeouts, because the tests wait for them. */
const limits = { connectMs: 2_000, statementMs: 1_000, lockMs: 500 };

onServer("a PostgreSQL server that is away", () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let api: RunningApi;
  /** Folder of the server, with its socket. */
  let home: string;
  beforeAll(async () => {
    server = await startPostgres(findPostgres() ?? "");
    home = new URL(server.url("postgres")).searchParams.get("host") ?? "";
    api = await startApi({
      ...{ DATABASE_URL: server.url("postgres"), SEED: "off", LOG_LEVEL: "silent", DATABASE_POOL_SIZE: "4" },
      DATABASE_CONNECT_TIMEOUT_MS: `${limits.connectMs}`,
      DATABASE_STATEMENT_TIMEOUT_MS: `${limits.statementMs}`,
      DATABASE_LOCK_TIMEOUT_MS: `${limits.lockMs}`,
    });
  });
  afterAll(async () => {
    await api.close();
    await server.stop();
  });

  const get = (path: string) => fetch(api.url + path);
  const logIn = () =>
    fetch(`${api.url}/v2/user/consumer/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-client": "consumer" },
      body: JSON.stringify({ account: "an@example.com", password: "mua-he-2026" }),
    });

  /** A busy machine may exceed the timeouts of an available server, so the test polls for the answer. */
  async function until(expected: number, send: () => Promise<Response>): Promise<void> {
    const deadline = Date.now() + 60_000;
    let status = 0;
    while (status !== expected && Date.now() < deadline) {
      status = (await send()).status;
      if (status !== expected) await pause(100);
    }
    expect(status).toBe(expected);
  }
  async function isBack(): Promise<void> {
    await until(200, () => get("/readyz"));
    await until(200, () => get("/v2/category/menu"));
    await until(401, logIn);
  }

  async function isAway(): Promise<void> {
    const answers = Array.from({ length: 8 }, (_, index) => (index % 2 ? logIn() : get("/v2/category/menu")));
    for (const answer of await Promise.all(answers)) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await answer.json()).toEqual({
        message: "Cửa hàng đang bận một chút. Bạn thử lại sau giây lát nhé.",
        code: "UNAVAILABLE",
      });
    }
    const ready = await get("/readyz");
    expect([ready.status, await ready.json()]).toEqual([503, { status: "unavailable" }]);
    expect((await get("/healthz")).status).toBe(200);
  }

  const postmaster = () => Number(readFileSync(join(home, "data", "postmaster.pid"), "utf8").split("\n")[0]);

  it("answers 503 while the server is stopped, and recovers when it continues", async () => {
    await isBack();
    const admin = new pg.Client({ connectionString: server.url("postgres") });
    admin.on("error", () => {});
    await admin.connect();
    const { rows } = await admin.query<{ pid: number }>("SELECT pid FROM pg_stat_activity");
    const pids = [postmaster(), ...rows.map(({ pid }) => pid)];
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    try {
      await isAway();
    } finally {
      for (const pid of pids) process.kill(pid, "SIGCONT");
    }
    await isBack();
    await admin.end();
  });

  it("answers 503 while the server is shut down, and recovers when it starts", async () => {
    await isBack();
    const data = join(home, "data");
    const { uid, gid } = statSync(data);
    const control = (...words: string[]) =>
      promisify(execFile)(join(findPostgres() ?? "", "pg_ctl"), ["-D", data, "-w", ...words], { uid, gid, cwd: home });
    await control("-m", "fast", "stop");
    try {
      await isAway();
    } finally {
      await control("-l", join(home, "log"), "-o", `-F -k '${home}' -c listen_addresses=`, "start");
    }
    await isBack();
  });

  it("answers 503 when another transaction holds a needed lock", async () => {
    await isBack();
    const other = new pg.Client({ connectionString: server.url("postgres") });
    await other.connect();
    await other.query("BEGIN; LOCK TABLE rate_limits");
    expect((await logIn()).status).toBe(503);
    await other.query("COMMIT");
    await until(401, logIn);
    await other.end();
  });

  it("cancels a long statement, except in work without a timeout", async () => {
    const database = openServer(server.url("postgres"), 1, limits);
    const sleep = sql`SELECT pg_sleep(2)`;
    const cut = await database.db.execute(sleep).catch((error: unknown) => error);
    expect(isUnavailable(cut)).toBe(true);
    await database.withoutTimeouts((db) => db.execute(sleep));
    const broken = await database.db.execute(sql`SELECT nonsense`).catch((error: unknown) => error);
    expect([broken instanceof Error, isUnavailable(broken)]).toEqual([true, false]);
    await database.close();
  });
});
