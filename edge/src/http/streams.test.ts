import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { createEdge } from "../app.ts";
import { readConfig } from "../config.ts";
import { temporaryFolder } from "../testing/release.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let api: Server;
let edge: FastifyInstance;
/** The API's side of the open streams, oldest first. */
let streams: ServerResponse[];

beforeEach(async () => {
  folder = await temporaryFolder();
  streams = [];
  api = createServer((request, response) => {
    if (request.url === "/v2/other") return response.end(`asked: ${request.headers.expect}`);
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write("event: unread\ndata: 1\n\n");
    streams.push(response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => api.once("listening", resolve));
  const { port } = api.address() as AddressInfo;
  const env = { DATA_DIR: folder.path, LOG_LEVEL: "silent", API_URL: `http://127.0.0.1:${port}` };
  edge = await createEdge({ config: readConfig(env, folder.path) });
  await edge.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
  await folder.remove();
});

async function open(): Promise<{ response: IncomingMessage; chunks: AsyncIterator<string> }> {
  const [{ port }] = edge.addresses() as [AddressInfo];
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: "/v2/notification/stream", agent: false };
    get(options, resolve).on("error", reject);
  });
  return { response, chunks: response.setEncoding("utf8")[Symbol.asyncIterator]() };
}

describe("a request with `Expect: 100-continue`", () => {
  it("is continued and forwarded", async () => {
    const headers = { expect: "100-continue", "content-type": "image/jpeg" };
    const answer = await edge.inject({ method: "PUT", url: "/v2/other", headers, payload: "bytes" });
    expect([answer.statusCode, answer.body]).toEqual([200, "asked: undefined"]);
  });
});

describe("a stream of the API", () => {
  it("passes through the edge chunk by chunk", async () => {
    const { response, chunks } = await open();
    expect((await chunks.next()).value).toBe("event: unread\ndata: 1\n\n");
    streams[0]?.write(":\n\n");
    expect((await chunks.next()).value).toBe(":\n\n");
    response.destroy();
  });

  it("does not block other requests, however many tabs are open", async () => {
    const tabs = await Promise.all(Array.from({ length: 140 }, open));
    expect((await edge.inject({ url: "/v2/other" })).body).toBe("asked: undefined");
    for (const { response } of tabs) response.destroy();
  });

  it("ends when the browser disconnects", async () => {
    const { response, chunks } = await open();
    await chunks.next();
    const left = new Promise((resolve) => streams[0]?.once("close", resolve));
    response.destroy();
    await left;
    expect(streams[0]?.destroyed).toBe(true);
  });

  it("ends when the edge shuts down", async () => {
    const { chunks } = await open();
    await chunks.next();
    const closed = edge.close();
    expect((await chunks.next()).done).toBe(true);
    await closed;
  });
});
