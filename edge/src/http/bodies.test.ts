import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { createEdge } from "../app.ts";
import { readConfig } from "../config.ts";
import { answerIn, exchange, portOf } from "../testing/raw.ts";
import { temporaryFolder } from "../testing/release.ts";

/** How the API treats a request, by the last segment of its path. */
const behaviours: Record<string, (request: IncomingMessage, answer: (status: number) => void) => void> = {
  reads(request, answer) {
    read = 0;
    request.on("data", (chunk: Buffer) => {
      read += chunk.length;
    });
    request.once("end", () => answer(200));
  },
  "answers-early": (_request, answer) => answer(404),
  "is-busy": (_request, answer) => {
    requests++;
    answer(503);
  },
  dies: (request) => void request.socket.destroy(),
  "dies-while-it-reads": (request) => void request.once("data", () => request.socket.destroy()),
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let api: Server;
let edge: FastifyInstance;
let port: number;
/** Bytes of the last body that the API read. */
let read: number;
/** Requests that reached a busy API. */
let requests: number;

beforeEach(async () => {
  requests = 0;
  folder = await temporaryFolder();
  api = createServer((request, response) => {
    const answer = (status: number) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ message: "Trả lời của API.", code: "API" }));
    };
    behaviours[request.url?.split("/").at(-1) ?? ""]?.(request, answer);
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const env = {
    DATA_DIR: folder.path,
    LOG_LEVEL: "silent",
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  };
  edge = await createEdge({ config: readConfig(env, folder.path) });
  port = await portOf(edge);
});
afterEach(async () => {
  api.closeAllConnections();
  api.close();
  edge.server.closeAllConnections();
  await edge.close();
  await folder.remove();
});

const pay = (behaviour: string) => `/v2/payment/bank-transfer/${behaviour}`;
const upload = (behaviour: string) => `/v2/upload/${behaviour}`;

interface Sent {
  method?: string;
  path: string;
  bytes?: number;
  type?: string;
  chunked?: boolean;
  agent?: Agent;
}

/** @returns status and body of the answer, once the request is sent and the answer has arrived in full */
function send({ method = "POST", path, bytes = 0, type = "application/json", chunked, agent }: Sent) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const body = Buffer.alloc(bytes, "a");
    const headers = {
      ...(bytes > 0 ? { "content-type": type } : {}),
      ...(chunked ? { "transfer-encoding": "chunked" } : { "content-length": bytes }),
    };
    let [status, text] = [0, ""];
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent }, (answer) => {
      status = answer.statusCode ?? 0;
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
    });
    sent.on("error", reject).on("close", () => resolve({ status, body: text }));
    sent.end(body);
  });
}

describe("a body", () => {
  it.each([
    ["JSON", { path: pay("reads"), bytes: 64 * 1024 }],
    ["text", { path: pay("reads"), bytes: 64 * 1024, type: "text/plain" }],
    ["bytes", { path: pay("reads"), bytes: 64 * 1024, type: "application/octet-stream" }],
    ["a picture", { method: "PUT", path: upload("reads"), type: "image/png", bytes: 5 * 1024 * 1024 }],
    [
      "a picture in pieces",
      { method: "PUT", path: upload("reads"), type: "image/png", bytes: 5 * 1024 * 1024, chunked: true },
    ],
  ])("reaches the API as long as that takes it: %s", async (_, sent) => {
    expect((await send(sent)).status).toBe(200);
    expect(read).toBe(sent.bytes);
  });

  it.each([
    ["JSON", { path: pay("reads"), bytes: 64 * 1024 + 1 }, "Nội dung gửi lên quá lớn."],
    ["JSON in pieces", { path: pay("reads"), bytes: 64 * 1024 + 1, chunked: true }, "Nội dung gửi lên quá lớn."],
    ["text", { path: pay("reads"), bytes: 300_000, type: "text/plain" }, "Nội dung gửi lên quá lớn."],
    [
      "a picture",
      { method: "PUT", path: upload("reads"), type: "image/png", bytes: 5 * 1024 * 1024 + 1 },
      "Ảnh tối đa 5 MB.",
    ],
    [
      "a picture in pieces",
      { method: "PUT", path: upload("reads"), type: "image/png", bytes: 20 * 1024 * 1024, chunked: true },
      "Ảnh tối đa 5 MB.",
    ],
    ["telemetry", { path: "/telemetry", bytes: 300_000 }, "Nội dung gửi lên quá lớn."],
  ])("is refused by the edge beyond that: %s", async (_, sent, message) => {
    const { status, body } = await send(sent);
    expect([status, JSON.parse(body)]).toEqual([413, expect.objectContaining({ message, code: "PAYLOAD_TOO_LARGE" })]);
  });

  it("is refused before it is sent when its Content-Length is too large, and the connection stays usable", async () => {
    const head = `POST ${pay("reads")} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\n`;
    const body = "a".repeat(300_000);
    const next = "GET /healthz HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n";
    const received = await exchange(port, `${head}Content-Length: 300000\r\n\r\n${body}${next}`);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  });

  it("is refused without losing the answer when the client closes the connection after it", async () => {
    const head = `POST ${pay("reads")} HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n`;
    expect(answerIn(await exchange(port, head + "a".repeat(3_000_000))).status).toBe(413);
  });
});

it("a request that the API is too busy for reaches it once", async () => {
  expect((await send({ method: "GET", path: pay("is-busy") })).status).toBe(503);
  expect(requests).toBe(1);
});

describe("a pool of connections", () => {
  const large = 300_000;
  const each: [string, Sent, number][] = [
    ["a body that is too large", { path: pay("reads"), bytes: large }, 413],
    ["a large text", { path: pay("answers-early"), bytes: large, type: "text/plain" }, 413],
    ["a large body for an address that takes none", { path: "/home", bytes: large }, 405],
    [
      "a picture for an address that was used",
      { method: "PUT", path: upload("answers-early"), bytes: 4_000_000, type: "image/png" },
      404,
    ],
    [
      "the same in pieces",
      { method: "PUT", path: upload("answers-early"), bytes: 4_000_000, type: "image/png", chunked: true },
      404,
    ],
    ["a notification that is answered early", { path: pay("answers-early"), bytes: 60_000 }, 404],
    ["a picture while the API dies", { method: "PUT", path: upload("dies"), bytes: 4_000_000, type: "image/png" }, 502],
    [
      "the same while it reads",
      { method: "PUT", path: upload("dies-while-it-reads"), bytes: 4_000_000, type: "image/png" },
      502,
    ],
    ["a small body while the API dies", { path: pay("dies"), bytes: 1000 }, 502],
    ["a body with a GET", { method: "GET", path: pay("reads"), bytes: 1000 }, 200],
  ];

  /** Sends eight posts, then sixteen other requests, all over the same few connections. */
  async function useFor(sent: Sent, status: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ ...sent, agent })));
    expect(answers.map((one) => one.status)).toEqual(Array(8).fill(status));
    const others = await Promise.all(
      Array.from({ length: 16 }, () => send({ method: "GET", path: "/healthz", agent })),
    );
    expect(others.map((one) => one.status)).toEqual(Array(16).fill(200));
    agent.destroy();
  }

  it.each(each)("stays usable after %s", (_, sent, status) => useFor(sent, status));

  it("stays usable while the API is down", async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    await useFor({ path: pay("reads"), bytes: large }, 413);
    await useFor({ path: pay("reads"), bytes: 60_000 }, 502);
    await useFor({ method: "PUT", path: upload("reads"), bytes: 4_000_000, type: "image/png" }, 502);
  });
});
