import { mkdtemp, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startS3 } from "@thuot-tha/shared/build/s3-server";
import { readConfig } from "./config/config.ts";
import { openDatabase } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { migrations } from "./db/migrations/index.ts";
import { startApi } from "./index.ts";

const folder = () => mkdtemp(join(tmpdir(), "thuot-tha-api-"));

describe("startApi", () => {
  it("creates the database, listens, stores data, and locks its folder", async () => {
    const directory = await folder();
    const env = { DATA_DIR: directory, SEED: "off", LOG_LEVEL: "silent" };
    const steps: string[] = [];
    const first = await startApi(env, { onProgress: (text) => steps.push(text) });
    expect(steps[0]).toBe("opening the database");
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    const ops = JSON.parse(await readFile(join(directory, "ops.json"), "utf8"));
    expect(ops).toMatchObject({ pid: process.pid, url: first.url });
    await expect(startApi(env)).rejects.toThrow("is in use by process");
    await first.close();
    await expect(fetch(`${first.url}/readyz`)).rejects.toThrow();

    const again: string[] = [];
    const second = await startApi(env, { onProgress: (text) => again.push(text) });
    expect(again.filter((text) => text.includes("migrated"))).toEqual([]);
    await second.close();
    await rm(directory, { recursive: true });
  });

  it("says which migrations of a later version the database has", async () => {
    const directory = await folder();
    const env = { DATA_DIR: directory, SEED: "off", LOG_LEVEL: "silent" };
    const database = await openDatabase(readConfig(env), { check: () => {}, onBroken: () => {} });
    await migrate(database.db, [...migrations, { name: "later-orders", sql: "CREATE TABLE later (id integer);" }]);
    await database.close();
    const steps: string[] = [];
    const api = await startApi(env, { onProgress: (text) => steps.push(text) });
    await api.close();
    expect(steps).toContain("a later version of the shop has migrated this database: later-orders");
    await rm(directory, { recursive: true });
  });

  it("counts letters that were too late when it started", async () => {
    const directory = await folder();
    // Nothing is sent where letters wait in the database.
    const env = {
      DATA_DIR: directory,
      SEED: "off",
      LOG_LEVEL: "silent",
      NODE_ENV: "production",
      PUBLIC_URL: "https://shop.example",
    };
    const first = await startApi(env, { now: () => new Date("2026-12-01T03:00:00Z") });
    const person = { fullName: "Nguyễn Thị An", email: "an@example.com", phone: "0912345678", password: "muaha2026" };
    const registered = await fetch(`${first.url}/v2/user/consumer/register`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-client": "consumer" },
      body: JSON.stringify(person),
    });
    expect(registered.status).toBe(201);
    await first.close();
    const second = await startApi(env, { now: () => new Date("2026-12-05T03:00:00Z") });
    const givenUp = async () =>
      /^shop_letters_given_up_total (.*)$/m.exec(await (await fetch(`${second.url}/metrics`)).text())?.[1];
    while ((await givenUp()) === "0") await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await givenUp()).toBe("1");
    await second.close();
    await rm(directory, { recursive: true });
  });

  it("says why the database cannot be opened", async () => {
    const free = await new Promise<number>((resolve) => {
      const server = createServer().listen(0, "127.0.0.1", () => {
        const { port } = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
    });
    const env = { DATABASE_URL: `postgres://127.0.0.1:${free}/shop`, LOG_LEVEL: "silent" };
    await expect(startApi(env)).rejects.toThrow(`The database: connect ECONNREFUSED 127.0.0.1:${free}`);
  });

  it("starts although the bucket of pictures does not answer, and reports it", async () => {
    const s3 = await startS3();
    await s3.close();
    process.env.AWS_ACCESS_KEY_ID = "key";
    process.env.AWS_SECRET_ACCESS_KEY = "secret";
    const env = {
      DATA_DIR: "memory://",
      MEDIA_STORE: "s3://shop/media",
      S3_ENDPOINT: s3.endpoint,
      LOG_LEVEL: "silent",
    };
    const steps: string[] = [];
    const api = await startApi({ ...env, STORE_CHECK_INTERVAL_MS: "20" }, { onProgress: (text) => steps.push(text) });
    expect(steps).toContainEqual(
      expect.stringMatching(/^the pictures are not drawn: The bucket shop at \S+ does not answer;/),
    );
    const ready = async () => (await fetch(`${api.url}/readyz`)).json();
    while ((await ready()).media === "ok") await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await ready()).toEqual({ status: "ok", media: "unreachable", degraded: true });
    await api.close();
  });

  it("names the invalid environment variable", async () => {
    await expect(startApi({ API_PORT: "many" })).rejects.toThrow(
      'API_PORT must be a whole number of at least 0, in digits only, not "many"',
    );
  });
});
