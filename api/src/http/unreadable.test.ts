import { Agent, request } from "node:http";
import { connect } from "node:net";
import { useShop } from "../testing/shop.ts";

const shop = useShop();
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await shop.app.listen({ port: 0 })).port);
});

/** Sends bytes over TCP and returns everything received until the server closes the connection. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.on("data", (text) => {
      answer += text;
    });
    socket.on("end", () => socket.end());
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

const long = `GET /healthz HTTP/1.1\r\nHost: shop\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`;

describe("a request that is not HTTP", () => {
  it.each([
    ["an unknown method", "FOO / HTTP/1.1\r\nHost: shop\r\n\r\n", 400, "BAD_REQUEST"],
    ["bytes in an address", "GET /\xe9 HTTP/1.1\r\nHost: shop\r\n\r\n", 400, "BAD_REQUEST"],
    [
      "two lengths",
      "POST /v2/cart HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
      400,
      "BAD_REQUEST",
    ],
    ["an expectation", "POST /v2/cart HTTP/1.1\r\nHost: shop\r\nExpect: more\r\n\r\n", 417, "EXPECTATION_FAILED"],
    ["headers beyond the limit", long, 431, "HEADERS_TOO_LARGE"],
  ])("is refused in the form of all refusals: %s", async (_, bytes, status, code) => {
    const [head = "", body = ""] = (await exchange(bytes)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/\r\nX-Request-Id: [\w-]{36}/i);
    expect(head).toMatch(/\r\nConnection: close/i);
    expect(JSON.parse(body)).toEqual({ code, message: expect.stringMatching(/[ầạđ]/) });
  });

  it("does not affect pooled connections", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        const sent = request({ agent, port, path: "/healthz", headers }, (answer) => {
          answer.resume().on("end", () => resolve(answer.statusCode));
        });
        sent.on("error", reject).end();
      });
    const statuses = [];
    for (let round = 0; round < 20; round += 1) {
      statuses.push(await statusOf({ "x-long": "a".repeat(20_000) }), await statusOf({}));
    }
    agent.destroy();
    expect(statuses).toEqual(Array(20).fill([431, 200]).flat());
  });
});

describe("a malformed address", () => {
  it.each(["/v2/product/%ff", "/v2/product/%", `/v2/product/${"a".repeat(301)}`])(
    "has a request id: %s",
    async (url) => {
      const answer = await shop.app.inject({ url });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "BAD_REQUEST"]);
      expect(answer.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
    },
  );
});
