import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { useShop } from "../testing/shop.ts";

const shop = useShop();
const known = useShop({ PUBLIC_URL: "https://shop.example" });

const consumer = { "x-client": "consumer" };

/** Answers to a change, and to a beacon with a wrong body. */
const accepted = { changed: 200, body: {}, counted: 400 };
const foreign = {
  changed: 403,
  body: { message: "Yêu cầu này đến từ một trang web khác.", code: "FOREIGN_ORIGIN" },
  counted: 403,
};

describe("every answer", () => {
  it("carries a request id, which is the caller's own if well-formed", async () => {
    const own = await shop.app.inject({ url: "/healthz", headers: { "x-request-id": "abc-12345" } });
    expect(own.headers["x-request-id"]).toBe("abc-12345");
    const made = await shop.app.inject({ url: "/healthz", headers: { "x-request-id": "<script>" } });
    expect(made.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  });

  it("reports readiness when the database answers", async () => {
    const response = await shop.app.inject({ url: "/readyz" });
    expect([response.statusCode, response.json()]).toEqual([200, { status: "ok", media: "ok", degraded: false }]);
  });
});

describe("a refusal", () => {
  it("is a 404 in the common form for a path that does not exist", async () => {
    const response = await shop.app.inject({ url: "/v2/nowhere" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: "Không tìm thấy địa chỉ này.", code: "NOT_FOUND" });
  });

  it("is a 400 for a change without the client header", async () => {
    const response = await shop.app.inject({ method: "DELETE", url: "/v2/user/consumer/me" });
    expect([response.statusCode, response.json().code]).toEqual([400, "CLIENT_HEADER_MISSING"]);
  });

  it.each([
    ["https://evil.example", foreign],
    ["null", foreign],
    ["nonsense", foreign],
    ["http://shop.example:81", foreign],
    ["http://shop.example", accepted],
    [undefined, accepted],
  ])("answers a change requested by a page of %s", async (origin, expected) => {
    const headers = { ...consumer, host: "shop.example", ...(origin ? { origin } : {}) };
    const changed = await shop.app.inject({ method: "DELETE", url: "/v2/user/consumer/me", headers });
    expect([changed.statusCode, changed.json()]).toEqual([expected.changed, expected.body]);
    const beacon = { ...headers, "content-type": "text/plain" };
    const counted = { method: "POST", url: "/v2/analytics/events", headers: beacon, payload: "{}" } as const;
    expect((await shop.app.inject(counted)).statusCode).toBe(expected.counted);
    expect((await shop.app.inject({ url: "/v2/category/menu", headers })).statusCode).toBe(200);
  });

  it("does not affect pages of the shop when a proxy writes its host in capitals", async () => {
    const headers = { ...consumer, host: "SHOP.Example", origin: "http://shop.example" };
    const request = { method: "DELETE", url: "/v2/user/consumer/me", headers } as const;
    expect((await shop.app.inject(request)).statusCode).toBe(200);
  });

  it("does not affect pages at the shop's public address, for any host of the request", async () => {
    const headers = { ...consumer, host: "10.0.0.7:8081", origin: "https://shop.example" };
    const request = { method: "DELETE", url: "/v2/user/consumer/me", headers } as const;
    expect((await known.app.inject(request)).statusCode).toBe(200);
    expect((await shop.app.inject(request)).statusCode).toBe(403);
  });

  it("is a 415 for a body that is not JSON", async () => {
    const headers = { ...consumer, "content-type": "text/plain" };
    const response = await shop.app.inject({ method: "POST", url: "/v2/cart", headers, payload: "hello" });
    expect([response.statusCode, response.json().code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it("is a 400 for malformed JSON", async () => {
    const headers = { ...consumer, "content-type": "application/json" };
    const response = await shop.app.inject({ method: "POST", url: "/v2/cart", headers, payload: "{" });
    expect([response.statusCode, response.json().code]).toEqual([400, "BAD_REQUEST"]);
  });

  it("is a 413 for a body beyond the limit", async () => {
    const payload = { account: "a".repeat(100_000) };
    const response = await shop.app.inject({
      ...{ method: "POST", url: "/v2/user/consumer/login", headers: consumer, payload },
    });
    expect([response.statusCode, response.json().code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("names all invalid fields at once", async () => {
    const body = { fullName: "A", email: "không phải", phone: "123", password: "ngan" };
    const response = await shop.app.inject({
      ...{ method: "POST", url: "/v2/user/consumer/register", headers: consumer, payload: body },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe("VALIDATION_FAILED");
    expect(response.json().fields).toEqual({
      fullName: "Hãy nhập họ tên.",
      email: "E-mail không hợp lệ.",
      phone: "Số điện thoại không hợp lệ.",
      password: "Mật khẩu cần ít nhất 8 ký tự.",
    });
  });

  it("names every required field of an empty body", async () => {
    const response = await shop.app.inject({ method: "POST", url: "/v2/user/consumer/login", headers: consumer });
    expect(response.json().fields).toEqual({ account: "Vui lòng nhập mục này.", password: "Vui lòng nhập mục này." });
  });

  it("names invalid keys of the query", async () => {
    const response = await shop.app.inject({
      url: "/v2/product/list?sort=cheap&pagination.page=0&date-from=2026-02-30",
    });
    expect(Object.keys(response.json().fields).sort()).toEqual(["date-from", "pagination.page", "sort"]);
  });

  it.each([
    "/v2/product/%E0%A4%A",
    "/v2/product/a%00b",
    "/v2/product/list?pagination.page=1e300",
    "/v2/product/list?date-from=0000-01-01&date-to=0000-01-01",
  ])("is a 400 for %s", async (url) => {
    const response = await shop.app.inject({ url });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/\p{L}/u);
    expect(response.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  });

  it("is not sent for a price filter above all prices", async () => {
    const response = await shop.app.inject({ url: "/v2/product/list?sale-prices=0-999999999999" });
    expect([response.statusCode, response.json().pagination.total]).toEqual([200, 2]);
  });

  it("hides internal errors", async () => {
    shop.app.log.level = "silent";
    const broken = jest.spyOn(shop.context.db, "select").mockImplementation(() => {
      throw new Error("secret of the database");
    });
    const response = await shop.app.inject({ url: "/v2/address/city" });
    broken.mockRestore();
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      message: "Hệ thống đang gặp trục trặc. Bạn thử lại sau giây lát nhé.",
      code: "INTERNAL",
      requestId: response.headers["x-request-id"],
    });
  });
});

describe("a guest", () => {
  it.each([
    ["GET", "/v2/user/consumer/me"],
    ["GET", "/v2/customer/address"],
    ["GET", "/v2/order/list"],
    ["GET", "/v2/consumer-membership/pricing"],
    ["PUT", "/v2/user/consumer/password"],
    ["POST", "/v2/order"],
  ] as const)("is told to log in by %s %s", async (method, url) => {
    const response = await shop.app.inject({ method, url, headers: consumer });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: "Bạn cần đăng nhập để tiếp tục.", code: "UNAUTHORIZED" });
  });
});

describe("a page with a customer's data whose session has ended", () => {
  const page = { ...consumer, "x-signed-in": "1" };

  it.each([
    ["GET", "/v2/cart/cart-item/list"],
    ["DELETE", "/v2/cart/cart-item"],
    ["POST", "/v2/order/quote"],
  ] as const)("neither gets nor changes a guest's cart by %s %s", async (method, url) => {
    const response = await shop.app.inject({ method, url, headers: page });
    expect([response.statusCode, response.json().code]).toEqual([401, "UNAUTHORIZED"]);
  });

  it("signs in and out", async () => {
    const login = { method: "POST", url: "/v2/user/consumer/login", headers: page } as const;
    expect((await shop.app.inject({ ...login, payload: {} })).statusCode).toBe(400);
    const logout = { method: "DELETE", url: "/v2/user/consumer/me", headers: page } as const;
    expect((await shop.app.inject(logout)).statusCode).toBe(200);
  });
});

describe("a public list", () => {
  it("carries an ETag and answers 304 to a matching If-None-Match", async () => {
    const first = await shop.app.inject({ url: "/v2/category/menu" });
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const known of [tag, tag.slice(2)]) {
      const again = await shop.app.inject({ url: "/v2/category/menu", headers: { "if-none-match": `"x", ${known}` } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
    }
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("is compressed in %s for clients that accept it, with the same ETag", async (encoding, decompress) => {
    const url = "/v2/openapi.json";
    const plain = await shop.app.inject(url);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const { headers, rawPayload } = await shop.app.inject({ url, headers: { "accept-encoding": encoding } });
    expect([headers["content-encoding"], headers.vary, headers.etag]).toEqual([
      encoding,
      "accept-encoding",
      plain.headers.etag,
    ]);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompress(rawPayload).toString()).toBe(plain.body);
  });

  it("answers HEAD with the headers of GET", async () => {
    const headersOf = async (method: "GET" | "HEAD") => {
      const { headers, body } = await shop.app.inject({ method, url: "/v2/category/menu" });
      const names = ["etag", "cache-control", "content-type", "content-length"];
      return { headers: names.map((name) => headers[name]), hasBody: body !== "" };
    };
    const got = await headersOf("GET");
    expect(got.hasBody).toBe(true);
    expect(await headersOf("HEAD")).toEqual({ headers: got.headers, hasBody: false });
  });

  it("is not cacheable when it is personal", async () => {
    const response = await shop.app.inject({ url: "/v2/cart/cart-item/list" });
    expect([response.headers.etag, response.headers["cache-control"]]).toEqual([undefined, "no-store"]);
  });
});
