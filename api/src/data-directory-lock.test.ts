import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiProcess, startProcess } from "./testing/api-process.ts";

// Each process takes seconds to start, and many on a busy machine.
jest.setTimeout(240_000);

let folder: string;
const started: ApiProcess[] = [];
const start = (): ApiProcess => {
  const child = startProcess({ DATA_DIR: folder });
  started.push(child);
  return child;
};

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "thuot-tha-folder-")), "data");
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    child.kill("SIGKILL");
    await child.ended;
  }
  await rm(join(folder, ".."), { recursive: true, force: true });
});

const person = { fullName: "Nguyễn Thị An", email: "an@example.com", phone: "0912345678", password: "mua-he-2026" };

const post = (url: string | null, path: string, body: object) =>
  fetch(`${url}/v2/user/consumer/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-client": "consumer" },
    body: JSON.stringify(body),
  });

describe("a data folder", () => {
  it("belongs to one of two processes that start at once, even while that one is stopped", async () => {
    const both = [start(), start()];
    const urls = await Promise.all(both.map(({ listening }) => listening));
    const winner = both.find((_, index) => urls[index] !== null);
    const loser = both.find((_, index) => urls[index] === null);
    expect(await loser?.ended).toBe(1);
    expect(loser?.output()).toContain(`The data folder ${folder} is in use by `);

    winner?.kill("SIGSTOP");
    const third = start();
    expect(await third.ended).toBe(1);
    expect(third.output()).toContain(`is in use by process ${winner?.pid}. Stop it first.`);

    winner?.kill("SIGCONT");
    const answer = await post(urls.find(Boolean) ?? null, "register", person);
    expect(answer.status).toBe(201);
  });

  it("keeps confirmed writes after its process is killed, and is free at once, even if ops.json is empty", async () => {
    const first = start();
    expect((await post(await first.listening, "register", person)).status).toBe(201);
    first.kill("SIGKILL");
    expect(await first.ended).toBe("SIGKILL");
    await writeFile(join(folder, "ops.json"), "");
    const { email: account, password } = person;
    expect((await post(await start().listening, "login", { account, password })).status).toBe(200);
  });

  it("ends its process when it is removed, before anything is written to its path", async () => {
    const child = start();
    const url = await child.listening;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await rm(folder, { recursive: true });
    await fetch(`${url}/readyz`).catch(() => {});
    expect(await child.ended).toBe(1);
    expect(child.output()).toContain(`The data folder ${folder} was removed or replaced while the API used it.`);
    expect(existsSync(folder)).toBe(false);
  });
});
