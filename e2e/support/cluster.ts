import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { findPostgres, startPostgres, type TemporaryServer } from "@thuot-tha/shared/build/postgres";
import { type S3Server, startS3 } from "@thuot-tha/shared/build/s3-server";
import pg from "pg";
import { root, template } from "./folders.ts";
import { runApi } from "./run-api.ts";
import { runEdge } from "./run-edge.ts";
import type { StartedProcess } from "./start-process.ts";

const count = 3;

/** A process of the cluster, at an address that stays. */
export interface Member {
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface Cluster {
  /** Address of the balancer in front of the edges. */
  url: string;
  apis: Member[];
  edges: Member[];
  database: TemporaryServer;
  /** Holds the releases and all pictures. */
  bucket: S3Server;
  /** Runs the release command line. @returns its output */
  ops(...words: string[]): Promise<string>;
  /** Queries the database. @returns the first column of each row */
  column(statement: string): Promise<unknown[]>;
  stop(): Promise<void>;
}

const find = (program: string) =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"].map((one) => join(one, program)).find(existsSync);

/** Programs that a cluster needs beside the shop's own; undefined where one is missing. */
export function clusterPrograms(): { postgres: string; haproxy: string } | undefined {
  const [postgres, haproxy] = [findPostgres(), find("haproxy")];
  return postgres && haproxy ? { postgres, haproxy } : undefined;
}

/** Ports that were free at the same time a moment ago. */
async function freePorts(number: number): Promise<number[]> {
  const servers = Array.from({ length: number }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once("listening", resolve))));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/**
 * Servers whose `check` fails get no requests; a reading request that a stopping server has cut off goes to another
 * one. The check requests an edge's composition, because edges serve documents while no API is ready.
 */
const balanced = (name: string, port: number, check: string, servers: readonly number[]) => `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk GET ${check}
  option redispatch
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
${servers.map((server) => `  server s${server} 127.0.0.1:${server} check inter 500ms fall 2 rise 1`).join("\n")}
`;

async function fill(bucket: S3Server, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const key = `releases/${relative(folder, file).split(sep).join("/")}`;
    bucket.objects.set(key, { bytes: await readFile(file), at: new Date() });
  }
}

async function member(start: () => Promise<StartedProcess>): Promise<Member> {
  let running = await start();
  return {
    kill: () => running.kill(),
    start: async () => {
      running = await start();
    },
  };
}

/** Starts PostgreSQL, a bucket with the shop's releases, three APIs, three edges, and HAProxy in front of both. */
export async function startCluster({ postgres, haproxy }: { postgres: string; haproxy: string }): Promise<Cluster> {
  const data = await mkdtemp(join(tmpdir(), "cluster-"));
  const database = await startPostgres(postgres);
  const bucket = await startS3({ pageSize: 1000 });
  await fill(bucket, join(template, "releases"));
  const [shopPort = 0, apiPort = 0, ...ports] = await freePorts(2 + 2 * count);
  const [apiPorts, edgePorts] = [ports.slice(0, count), ports.slice(count)];
  const url = `http://127.0.0.1:${shopPort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;

  const config = join(data, "haproxy.cfg");
  const defaults =
    "defaults\n  mode http\n  timeout connect 5s\n  timeout client 60s\n  timeout server 60s\n  timeout check 10s\n";
  await writeFile(
    config,
    [
      defaults,
      balanced("shop", shopPort, "/composition.json", edgePorts),
      balanced("api", apiPort, "/readyz", apiPorts),
    ].join(""),
  );
  const balancer: ChildProcess = spawn(haproxy, ["-db", "-f", config], { stdio: "ignore" });

  const storeSettings = {
    RELEASE_STORE: "s3://shop/releases",
    MEDIA_STORE: "s3://shop/media",
    S3_ENDPOINT: bucket.endpoint,
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
  };
  const apiSettings = {
    ...storeSettings,
    DATABASE_URL: database.url("postgres"),
    PAYMENT_SANDBOX: "on",
    // All shoppers come from one address here.
    LOGIN_LIMIT_PER_ADDRESS: "100000",
  };
  // The first one fills the database.
  const apis: Member[] = [];
  for (const [index, port] of apiPorts.entries())
    apis.push(await member(() => runApi(join(data, `api-${index}`), { port: String(port), env: apiSettings })));
  const edges = await Promise.all(
    edgePorts.map((port, index) =>
      member(() => runEdge(join(data, `edge-${index}`), apiUrl, { ...storeSettings, PORT: String(port) })),
    ),
  );
  // The balancer detects with its next check that servers are up.
  for (const address of [`${apiUrl}/readyz`, `${url}/composition.json`])
    await expect.poll(async () => (await fetch(address)).status, { timeout: 60_000 }).toBe(200);
  return {
    url,
    apis,
    edges,
    database,
    bucket,
    async ops(...words) {
      const { stdout } = await promisify(execFile)(process.execPath, [join(root, "edge/dist/ops.js"), ...words], {
        cwd: root,
        env: { ...process.env, ...storeSettings, DATA_DIR: join(data, "ops"), SHOP_URL: url },
      });
      return stdout;
    },
    async column(statement) {
      const client = new pg.Client({ connectionString: database.url("postgres") });
      await client.connect();
      const { rows } = await client.query({ text: statement, rowMode: "array" });
      await client.end();
      return rows.map(([first]) => first);
    },
    async stop() {
      await Promise.all([...edges, ...apis].map((one) => one.kill()));
      balancer.kill("SIGKILL");
      await bucket.close();
      await database.stop();
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
