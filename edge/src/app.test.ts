import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { diskObjects } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import { createEdge } from "./app.ts";
import { checkReleaseSet as check } from "./checks/release-set.ts";
import { readConfig } from "./config.ts";
import { promote } from "./releases/promote.ts";
import { publish } from "./releases/publish.ts";
import { releaseStore } from "./releases/store.ts";
import { temporaryFolder, writeBuild } from "./testing/release.ts";

/** A minimal shell: it lists the remotes that it could load, and the API's answer. */
const shellServer = `
exports.platform = { word: "platform" };
exports.inlineScripts = ["go()"];
exports.render = async (request) => {
  if (request.url === "/throws") throw new Error("broken");
  if (request.url === "/busy") return { status: 503, html: "busy", failures: [], complete: false };
  const failures = [];
  let said = "";
  try { said = (await request.loadRemote("mf-a")).said; } catch (error) { failures.push({ remote: "mf-a", part: "page", error }); }
  const api = await request.fetchApi("/v2/hello?page=" + request.url).then((r) => r.text(), (error) => { failures.push({ remote: "api", part: "data", error }); return "none"; });
  return { status: 200, html: "<p>" + request.url + " " + said + " " + api + "</p>", failures, complete: failures.length === 0 };
};`;
const remoteServer = (said: string) => `exports.default = { said: require("word") + " ${said}" };`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let api: Server;
let edge: FastifyInstance;

const who = { by: "an", why: "", at: new Date("2026-12-01T00:00:00Z") };
const storeOf = () => releaseStore(diskObjects(join(folder.path, "releases")));

async function release(name: string, version: string, server: string): Promise<void> {
  await publish(storeOf(), await writeBuild(folder.path, name, { version, server }));
}

function configOf(settings: Record<string, string> = {}) {
  const { port } = api.address() as AddressInfo;
  const env = {
    DATA_DIR: folder.path,
    LOG_LEVEL: "silent",
    API_URL: `http://127.0.0.1:${port}`,
    PAGE_CACHE_SECONDS: "0",
    LIVE_INTERVAL_MS: "5",
    ...settings,
  };
  return readConfig(env, folder.path);
}

async function start(settings: Record<string, string> = {}): Promise<void> {
  edge = await createEdge({ config: configOf(settings) });
}

const text = async (url: string) => (await edge.inject({ url, headers: { "accept-encoding": "identity" } })).body;

/** Polls until the body contains the expected text; fails with the last body. */
async function eventually(url: string, expected: string): Promise<void> {
  for (let tries = 0; tries < 400 && !(await text(url)).includes(expected); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await text(url)).toContain(expected);
}

beforeEach(async () => {
  folder = await temporaryFolder();
  api = createServer((_, response) => response.end("api")).listen(0, "127.0.0.1");
  await new Promise((resolve) => api.once("listening", resolve));
  await release("shell", "1.0.0", shellServer);
  await release("mf-a", "1.0.0", remoteServer("one"));
  await promote(
    storeOf(),
    [
      { name: "shell", version: "1.0.0" },
      { name: "mf-a", version: "1.0.0" },
    ],
    who,
    { check },
  );
  await start();
});
afterEach(async () => {
  await edge.close();
  api.close();
  await folder.remove();
});

describe("the edge", () => {
  it("keeps upload tokens, codes of providers and keys of letters out of its log", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const logged = await createEdge({ config: configOf({ LOG_LEVEL: "trace" }), logStream });
    await logged.inject({
      method: "PUT",
      url: "/v2/upload/s3cret",
      payload: "x",
      headers: { "content-type": "image/png" },
    });
    await logged.inject({ url: "/v2/user/consumer/login/google/callback?code=s3cret&state=s3cret" });
    await logged.inject({ url: "/reset-password?token=s3cret" });
    await logged.close();
    const log = lines.join("");
    for (const path of ["/v2/upload/…", "/v2/user/consumer/login/google/callback", "/reset-password"]) {
      expect(log).toContain(path);
    }
    expect(log).not.toContain("s3cret");
  });

  it("logs each answer with its request id when an access log is wanted", async () => {
    const lines: Record<string, unknown>[] = [];
    const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const logged = await createEdge({ config: configOf({ ACCESS_LOG: "on", LOG_LEVEL: "info" }), logStream });
    await logged.inject({ url: "/dam?page=2", headers: { "x-request-id": "request-1" } });
    await logged.inject({ url: "/composition.json", headers: { "x-request-id": "request-2" } });
    await logged.close();
    expect(lines.filter(({ msg }) => msg === "answered")).toMatchObject([
      { reqId: "request-1", method: "GET", url: "/dam", status: 200, document: "rendered", revision: 1 },
      { reqId: "request-2", method: "GET", url: "/composition.json", status: 200 },
    ]);
  });

  it("logs a document that cannot be rendered once, with what failed", async () => {
    const lines: Record<string, unknown>[] = [];
    const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const logged = await createEdge({ config: configOf({ LOG_LEVEL: "warn" }), logStream });
    expect((await logged.inject("/throws")).statusCode).toBe(503);
    await logged.close();
    expect(lines.filter(({ err }) => err)).toMatchObject([
      { remote: "shell", part: "document", url: "/throws", revision: 1, err: { message: "broken" } },
    ]);
  });

  it("renders a document from the live set and the API", async () => {
    const answer = await edge.inject({ url: "/dam?page=2", headers: { "accept-encoding": "identity" } });
    expect(answer.body).toBe("<p>/dam?page=2 platform one api</p>");
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
    expect(answer.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
    expect(answer.headers["x-revision"]).toBe("1");
  });

  it("answers the shop's bare name with the document of the home page, without a redirect", async () => {
    const { statusCode, body } = await edge.inject({ url: "/?q=1", headers: { "accept-encoding": "identity" } });
    expect([statusCode, body]).toEqual([200, "<p>/home?q=1 platform one api</p>"]);
  });

  it("leads a password manager to the page for a new password", async () => {
    const { statusCode, headers } = await edge.inject("/.well-known/change-password");
    expect([statusCode, headers.location]).toEqual([302, "/account/change-password"]);
  });

  it("serves a newly promoted version of a remote, and the old version after a rollback", async () => {
    await release("mf-a", "1.1.0", remoteServer("two"));
    await promote(storeOf(), [{ name: "mf-a", version: "1.1.0" }], who, { check });
    await eventually("/home", "platform two");
    await eventually("/composition.json", '"revision":2');
  });

  it("keeps serving when a remote's server bundle throws", async () => {
    await release("mf-a", "1.2.0", "throw new Error('broken');");
    await promote(storeOf(), [{ name: "mf-a", version: "1.2.0" }], who, { check });
    await eventually("/composition.json", '"revision":2');
    expect(await text("/home")).toBe("<p>/home  api</p>");
    expect((await edge.inject("/metrics")).body).toContain(
      'shop_render_failures_total{remote="mf-a",part="page",revision="2"} 1',
    );
  });

  it("names the time at which it sends a document to a browser, also of a cached one", async () => {
    let seconds = 0;
    const now = () => new Date(Date.UTC(2026, 11, 1, 10, 0, seconds));
    const timed = await createEdge({ config: configOf({ PAGE_CACHE_SECONDS: "60" }), now });
    const sent: unknown[] = [];
    for (seconds of [0, 20]) {
      const { headers } = await timed.inject("/home");
      sent.push([headers["x-document"], headers["server-timing"]]);
    }
    await timed.close();
    expect(sent).toEqual([
      ["rendered", "sent;dur=1796119200000"],
      ["cached", "sent;dur=1796119220000"],
    ]);
  });

  it("sends a browser a document again only once it has changed", async () => {
    const { headers: first } = await edge.inject("/home");
    const request = { url: "/home", headers: { "if-none-match": String(first.etag), "accept-encoding": "br" } };
    const { statusCode, body, headers } = await edge.inject(request);
    expect([statusCode, body, headers["content-encoding"]]).toEqual([304, "", undefined]);
    // The browser takes the headers of this answer.
    for (const name of ["etag", "cache-control", "content-security-policy", "vary", "x-revision"])
      expect(headers[name]).toBe(first[name]);
    expect(headers["server-timing"]).toMatch(/^sent;dur=\d+/);
    await release("mf-a", "1.1.0", remoteServer("two"));
    await promote(storeOf(), [{ name: "mf-a", version: "1.1.0" }], who, { check });
    await eventually("/home", "platform two");
    expect((await edge.inject(request)).statusCode).toBe(200);
  });

  it("answers with an error also where a browser has a document of the same text", async () => {
    const { headers } = await edge.inject("/busy");
    const again = await edge.inject({ url: "/busy", headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([503, "busy"]);
  });

  it("serves the last good document while the API is down", async () => {
    expect(await text("/home")).toBe("<p>/home platform one api</p>");
    await new Promise((resolve) => {
      api.close(resolve);
      api.closeAllConnections();
    });
    const answer = await edge.inject({ url: "/home", headers: { "accept-encoding": "identity" } });
    expect(answer.body).toBe("<p>/home platform one api</p>");
    expect(answer.headers["x-document"]).toBe("last-good");
    expect(await text("/never-seen")).toBe("<p>/never-seen platform one none</p>");
    expect((await edge.inject("/readyz")).statusCode).toBe(503);
  });

  it("answers with Retry-After and the shop's message when no document can be rendered", async () => {
    const accept = { accept: "*/*", "accept-encoding": "identity" };
    const busy = await edge.inject({ url: "/busy", headers: accept });
    expect([busy.statusCode, busy.headers["retry-after"], busy.body]).toEqual([503, "5", "busy"]);
    const broken = await edge.inject({ url: "/throws", headers: accept });
    expect([broken.statusCode, broken.headers["retry-after"]]).toEqual([503, "5"]);
    expect(broken.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(broken.body).toContain('<a href="">Thử lại</a>');
    expect(broken.body).not.toContain("noindex");
  });

  it("answers at once above its capacity, with the last good document or with Retry-After", async () => {
    await edge.close();
    await start({ RENDER_QUEUE: "4" });
    expect(await text("/home")).toBe("<p>/home platform one api</p>");
    const held: ServerResponse[] = [];
    let isHolding = true;
    api.removeAllListeners("request").on("request", (_, response: ServerResponse) => {
      if (isHolding) held.push(response);
      else response.end("api");
    });
    const refused: string[] = [];
    const crowd = Array.from({ length: 50 }, async (_, index) => {
      const { statusCode, headers, body } = await edge.inject({
        url: `/product/${index}`,
        headers: { "accept-encoding": "identity" },
      });
      if (statusCode === 503) refused.push(`${headers["retry-after"]} ${body.includes("noindex")}`);
      return statusCode === 200 ? body : "";
    });
    // 12 documents of one page are rendered, and 4 wait.
    while (held.length < 12 || refused.length < 34) await new Promise((resolve) => setImmediate(resolve));
    const { headers, body } = await edge.inject({ url: "/home", headers: { "accept-encoding": "identity" } });
    expect([headers["x-document"], body]).toEqual(["last-good", "<p>/home platform one api</p>"]);
    isHolding = false;
    for (const response of held) response.end("api");
    const whole = (await Promise.all(crowd)).filter((page) => page !== "");
    expect(whole).toEqual(Array.from({ length: 16 }, (_, index) => `<p>/product/${index} platform one api</p>`));
    expect(refused).toEqual(Array.from({ length: 34 }, () => "5 false"));
    expect((await edge.inject("/metrics")).body).toContain('shop_documents_total{status="503",source="none"} 34');
  });

  it("serves release files as immutable, and never a server bundle or a file outside the release", async () => {
    const file = await edge.inject("/r/mf-a/1.0.0/entry.js");
    expect(file.body).toBe("// mf-a 1.0.0");
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(file.headers["x-request-id"]).toBeUndefined();
    for (const path of ["server.js", "release.json", "../1.0.0/server.js", "nothing.js"]) {
      expect((await edge.inject(`/r/mf-a/1.0.0/${path}`)).statusCode).toBe(404);
    }
  });

  it("sends a document in the best encoding the browser accepts", async () => {
    for (const [accepted, expected] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
    ]) {
      const { headers } = await edge.inject({ url: "/home", headers: { "accept-encoding": accepted } });
      expect(headers["content-encoding"]).toBe(expected);
    }
  });

  it("answers an open tab with 304 when nothing has changed", async () => {
    const first = await edge.inject("/composition.json");
    const again = await edge.inject({
      url: "/composition.json",
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it("sends an open tab the composition in the best encoding the browser accepts", async () => {
    const url = "/composition.json";
    const plain = await edge.inject(url);
    for (const _ of ["compressed now", "compressed before"]) {
      const { headers, rawPayload } = await edge.inject({ url, headers: { "accept-encoding": "gzip, br" } });
      expect([headers["content-encoding"], headers.etag]).toEqual(["br", plain.headers.etag]);
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
    }
  });

  it("counts the reports of browsers about live releases", async () => {
    const failure = { kind: "crash", who: "mf-a", part: "page", version: "1.0.0", revision: 1, message: "broken" };
    const sent = await edge.inject({
      method: "POST",
      url: "/telemetry",
      payload: JSON.stringify(failure),
      headers: { "content-type": "text/plain" },
    });
    expect(sent.statusCode).toBe(204);
    expect((await edge.inject("/metrics")).body).toContain(
      'shop_browser_failures_total{kind="crash",who="mf-a",version="1.0.0",revision="1"} 1',
    );
    expect(
      (
        await edge.inject({
          method: "POST",
          url: "/telemetry",
          payload: "nonsense",
          headers: { "content-type": "text/plain" },
        })
      ).statusCode,
    ).toBe(400);
  });

  it("limits the reports of one network address without limiting other addresses", async () => {
    await edge.close();
    await start({ TELEMETRY_LIMIT_PER_ADDRESS: "3" });
    const payload = { kind: "crash", who: "mf-a", version: "1.0.0", revision: 1, message: "broken" };
    const from = async (address: string) => {
      const headers = { "x-forwarded-for": address };
      return edge.inject({ method: "POST", url: "/telemetry", payload, headers });
    };
    // IPv6 addresses are grouped by /64, the block that one household receives.
    const statuses = [];
    for (const last of [1, 2, 3, 4, 5]) statuses.push((await from(`2001:db8:1:2::${last}`)).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429, 429]);
    expect((await from("2001:db8:1:3::1")).statusCode).toBe(204);
    expect((await edge.inject("/metrics")).body).toMatch(/^shop_browser_failures_total.* 4$/m);
    const refused = await from("2001:db8:1:2::6");
    expect(refused.json()).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: expect.stringContaining("Hãy thử lại"),
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("limits the reports of an IPv6 network, which one client may have, to ten times as many", async () => {
    await edge.close();
    await start({ TELEMETRY_LIMIT_PER_ADDRESS: "1" });
    const from = async (address: string) => {
      const payload = { kind: "crash", who: "mf-a", version: "1.0.0", revision: 1, message: "broken" };
      const headers = { "x-forwarded-for": address };
      return (await edge.inject({ method: "POST", url: "/telemetry", payload, headers })).statusCode;
    };
    const statuses = [];
    for (let block = 1; block <= 11; block++) statuses.push(await from(`2001:db8:1:${block}::1`));
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
    expect([await from("2001:db8:2:1::1"), await from("192.0.2.1")]).toEqual([204, 204]);
  });

  it("counts a failure under the live revision, also when the report names another", async () => {
    for (let revision = 1; revision <= 50; revision++) {
      const failure = { kind: "crash", who: "mf-a", version: "1.0.0", revision, message: "broken" };
      await edge.inject({ method: "POST", url: "/telemetry", payload: failure });
    }
    const lines = (await edge.inject("/metrics")).body.match(/^shop_browser_failures_total.*$/gm);
    expect(lines).toEqual(['shop_browser_failures_total{kind="crash",who="mf-a",version="1.0.0",revision="1"} 50']);
  });

  it("drops the counts of old revisions", async () => {
    const { set } = (await edge.inject("/composition.json")).json();
    await edge.inject({ method: "POST", url: "/telemetry", payload: { kind: "boot", who: "mf-a", set, load: "1" } });
    await edge.inject({ method: "POST", url: "/telemetry", payload: { kind: "vitals", set, values: { lcp: 740 } } });
    await text("/home");
    const byRevision = async (revision: number) =>
      (await edge.inject("/metrics")).body.match(new RegExp(`revision="${revision}"`, "g"))?.length ?? 0;
    expect(await byRevision(1)).toBeGreaterThan(10);
    await release("mf-a", "1.1.0", remoteServer("two"));
    for (let revision = 2; revision <= 21; revision++) {
      await promote(storeOf(), [{ name: "mf-a", version: revision % 2 ? "1.0.0" : "1.1.0" }], who, { check });
    }
    await eventually("/composition.json", '"revision":21');
    await text("/home");
    expect(await byRevision(1)).toBe(0);
    expect(await byRevision(21)).toBe(1);
  });

  it("counts hydrated documents and their web vitals by set and by the page's remote", async () => {
    const { set } = (await edge.inject("/composition.json")).json();
    const send = (payload: object) => edge.inject({ method: "POST", url: "/telemetry", payload });
    expect((await send({ kind: "boot", who: "shell", set, load: "1" })).statusCode).toBe(204);
    await send({ kind: "vitals", who: "shell", set, load: "1", values: { lcp: 740, cls: 0.02 } });
    await send({ kind: "boot", who: "shell", set: "another", load: "2" });
    await send({ kind: "boot", who: "nobody", set, load: "3" });
    expect((await send({ kind: "vitals", set, values: { mood: 1 } })).statusCode).toBe(400);
    const { body } = await edge.inject("/metrics");
    expect(body).toContain('shop_browser_loads_total{remote="shell",cohort="stable",revision="1"} 1');
    expect(body).toContain('shop_browser_loads_total{remote="",cohort="stable",revision="1"} 1');
    expect(body).toContain('shop_browser_vitals_sum{name="lcp",remote="shell",cohort="stable",revision="1"} 740');
  });
});
