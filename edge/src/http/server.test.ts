import { answerIn, exchange, portOf } from "../testing/raw.ts";
import { type RunningEdge, runningEdge } from "../testing/running-edge.ts";

let shop: RunningEdge;
let port: number;
beforeAll(async () => {
  shop = await runningEdge({ PAGE_CACHE_SECONDS: "60" });
  port = await portOf(shop.edge);
});
afterAll(() => shop.close());

const vietnamese = /[ăâđêôơưáàảãạéíóúýịợừệấậốộ]/;

async function send(text: string) {
  return answerIn(await exchange(port, text));
}
const get = (target: string, ...headers: string[]) =>
  send([`GET ${target} HTTP/1.1`, "Host: shop.example", "Connection: close", ...headers, "", ""].join("\r\n"));

/** Every refusal has a status, the shop's error format, and the request id. */
function expectForm(answer: Awaited<ReturnType<typeof send>>, status: number, code: string) {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(JSON.parse(answer.body)).toEqual({
    message: expect.stringMatching(vietnamese),
    code,
    requestId: answer.headers["x-request-id"],
  });
  expect(answer.headers["x-request-id"]).toMatch(/^[\w-]{8,64}$/);
}

const unreadableTargets = [
  "//%00",
  "////",
  "//evil.example/home",
  "/\\evil.example/home",
  "/a/..//evil.example/home",
  "/a%00",
  "/%E0%A4%A",
  "/product/%E0%A4%A",
  "http://evil.example/home",
  "*",
];

describe("a document's path", () => {
  it("is the one that the target is resolved to", async () => {
    for (const target of ["/home", "/home#1", "/1/../home", "/%2e/home"]) {
      expect((await get(target)).headers["x-document"]).toBe(target === "/home" ? "rendered" : "cached");
    }
  });
});

describe("a target that is not a path of the shop", () => {
  it.each([...unreadableTargets, "/v2/%E0%A4%A", "/v2/%2e%2e/readyz", "/v2/..%2freadyz"])(
    "is refused: %s",
    async (target) => {
      expectForm(await get(target), 400, "BAD_REQUEST");
    },
  );

  it.each(unreadableTargets)("is refused with a page to a browser that goes there: %s", async (target) => {
    const { status, headers, body } = await get(target, "Accept: text/html,application/xhtml+xml,*/*;q=0.8");
    expect([status, headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
    expect(body).toContain('<html lang="vi">');
    expect(body).toContain('<a href="/home">Về trang chủ</a>');
  });
});

describe("a request with an invalid host or address", () => {
  it.each([
    "Host: a b",
    "Host: [::",
    "Host: shop.example:99999",
    "Host: shop.example/home",
    "Host: shop.example@evil.example",
    "X-Forwarded-Host: a b",
    "X-Forwarded-Host: evil.example/home?",
    "X-Forwarded-Proto: javascript",
    "X-Forwarded-For: somewhere",
  ])("is refused: %s", async (header) => {
    const host = header.startsWith("Host") ? "" : "Host: shop.example\r\n";
    const text = `GET /home HTTP/1.1\r\n${host}${header}\r\nConnection: close\r\n\r\n`;
    expectForm(await send(text), 400, "BAD_REQUEST");
  });

  it("is refused without a host, except in HTTP/1.0", async () => {
    expectForm(await send("GET /home HTTP/1.1\r\nConnection: close\r\n\r\n"), 400, "BAD_REQUEST");
    expect((await send("GET /home HTTP/1.0\r\n\r\n")).status).toBe(200);
  });

  it("is refused with two hosts, because a server in front may take the other one", async () => {
    expectForm(await get("/home", "Host: evil.example"), 400, "BAD_REQUEST");
    expectForm(await get("/v2/cart", "host: shop.example"), 400, "BAD_REQUEST");
  });
});

describe("a method that an address does not support", () => {
  it.each(["TRACE", "PROPFIND", "OPTIONS", "POST", "PUT", "DELETE", "PATCH", "MKCOL", "SEARCH"])(
    "is refused: %s",
    async (method) => {
      const answer = await send(`${method} /home HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
      expectForm(answer, 405, "METHOD_NOT_ALLOWED");
      expect(answer.headers.allow).toBe("GET, HEAD");
    },
  );

  it("is refused under /v2 when the API cannot support it", async () => {
    const answer = await send("PROPFIND /v2/product HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n");
    expectForm(answer, 405, "METHOD_NOT_ALLOWED");
  });

  it("is refused when it is CONNECT", async () => {
    expectForm(
      await send("CONNECT shop.example:443 HTTP/1.1\r\nHost: shop.example\r\n\r\n"),
      405,
      "METHOD_NOT_ALLOWED",
    );
  });
});

describe("a request that the parser rejects", () => {
  const start = "GET /home HTTP/1.1\r\nHost: shop.example\r\n";

  it.each([
    ["no request at all", "nonsense\r\n\r\n", 400, "BAD_REQUEST"],
    ["two lengths", `${start}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, "BAD_REQUEST"],
    ["a header that is none", `${start}no colon\r\n\r\n`, 400, "BAD_REQUEST"],
    ["large headers", `${start}Cookie: a=${"b".repeat(20_000)}\r\n\r\n`, 431, "HEADERS_TOO_LARGE"],
    ["huge headers", `${start}Cookie: a=${"b".repeat(400_000)}\r\n\r\n`, 431, "HEADERS_TOO_LARGE"],
    ["a long target", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, "HEADERS_TOO_LARGE"],
  ])("is refused in the same form: %s", async (_, text, status, code) => {
    expectForm(await send(text), status, code);
  });

  it("is refused with a page to a browser", async () => {
    const { status, body } = await send(`${start}Accept: text/html\r\nCookie: a=${"b".repeat(20_000)}\r\n\r\n`);
    expect(status).toBe(431);
    expect(body).toContain('<html lang="vi">');
  });
});

describe("an expectation", () => {
  it("that HTTP does not define is ignored", async () => {
    expect((await get("/healthz", "Expect: miracles")).status).toBe(200);
  });
});

describe("the request id", () => {
  it("is the one in its header, if that is well-formed", async () => {
    expect((await get("/healthz", "X-Request-Id: abcdef-123")).headers["x-request-id"]).toBe("abcdef-123");
    expect((await get("/healthz", "X-Request-Id: <script>")).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("/sw.js", () => {
  it("is served to clients without Accept-Encoding", async () => {
    const { status, headers, body } = await get("/sw.js");
    expect([status, headers["content-encoding"], body]).toEqual([200, undefined, "// worker"]);
  });
});

describe("every answer", () => {
  it.each(["/home", "/v2/product", "/composition.json", "/robots.txt"])(
    "is taken for what it says it is: %s",
    async (path) => {
      expect((await get(path)).headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  it("keeps browsers on https where the address is https", async () => {
    const header = "strict-transport-security";
    for (const path of ["/home", "/v2/product", "/telemetry"]) {
      expect((await get(path)).headers).not.toHaveProperty(header);
      expect((await get(path, "X-Forwarded-Proto: https")).headers[header]).toBe("max-age=31536000");
    }
    const known = await runningEdge({ PUBLIC_URL: "https://shop.example" });
    expect((await known.get("/home")).headers[header]).toBe("max-age=31536000");
    await known.close();
  });
});
