import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiProcess, startProcess } from "./testing/api-process.ts";

// A process takes seconds to start, and many on a busy machine.
jest.setTimeout(240_000);

let folder: string;
let api: ApiProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "thuot-tha-drain-"));
  api = startProcess({ DATA_DIR: folder });
});
afterEach(async () => {
  api.kill("SIGKILL");
  await api.ended;
  await rm(folder, { recursive: true, force: true });
});

const person = { fullName: "Nguyễn Thị An", email: "an@example.com", phone: "0912345678", password: "mua-he-2026" };
const body = JSON.stringify(person);

/** Begins to register. Resolves once the API has the request and waits for its body, which `finish` sends. */
async function beginRegistering(url: string) {
  const sent = request(`${url}/v2/user/consumer/register`, {
    method: "POST",
    headers: {
      ...{ "content-type": "application/json", "x-client": "consumer", expect: "100-continue" },
      "content-length": Buffer.byteLength(body),
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => sent.on("response", resolve).on("error", reject));
  const continued = new Promise((resolve) => sent.on("continue", resolve));
  sent.flushHeaders();
  await Promise.race([continued, answer]);
  return {
    finish: () => {
      sent.end(body);
      return answer;
    },
  };
}

const isRefused = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    (answer) => !answer.ok,
    () => true,
  );

it("a process that gets SIGTERM takes no further requests, answers those it has, and ends", async () => {
  const url = (await api.listening) ?? "";
  const registering = await beginRegistering(url);
  expect(await isRefused(url)).toBe(false);
  api.kill("SIGTERM");
  while (!(await isRefused(url)));
  expect((await registering.finish()).statusCode).toBe(201);
  expect(await api.ended).toBe(0);
});
