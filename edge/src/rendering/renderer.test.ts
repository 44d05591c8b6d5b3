import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { integrityOf } from "../releases/integrity.ts";
import type { ReleaseSet } from "./release-set.ts";
import { createRenderer, type Renderer } from "./renderer.ts";

let api: Server;
let renderer: Renderer;
/** Paths that the API was asked for. */
let asked: (string | undefined)[] = [];
/** ETag of `/v2/tagged`. */
let tag = "";
let isBroken = false;
/** Limits that the renderer has reported as broken. */
let broken: string[] = [];
/** Answers the requests for `/v2/held` that have arrived. */
let release: () => void = () => undefined;
let released: Promise<void>;
beforeEach(() => {
  released = new Promise<void>((resolve) => {
    release = resolve;
  });
});
beforeAll(async () => {
  api = createServer(async (request, response) => {
    asked.push(request.url);
    if (request.url === "/v2/held") await released;
    if (request.url === "/v2/tagged") response.setHeader("etag", tag);
    if (request.headers["if-none-match"] === tag) response.statusCode = 304;
    if (isBroken) response.statusCode = 500;
    response.setHeader("x-times", asked.filter((one) => one === request.url).length);
    response.setHeader("x-path", request.url ?? "").end(`${request.method} ${request.headers["x-client"]}`);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => api.once("listening", resolve));
});
afterAll(() => new Promise((resolve) => api.close(resolve)));
afterEach(() => {
  renderer.close();
  asked = [];
  broken = [];
  isBroken = false;
});

const remotes = [
  { name: "mf-a", routes: [{ path: "/a/:id" }], slots: [] },
  { name: "mf-b", routes: [{ path: "/b" }], slots: [] },
] as unknown as LiveRemote[];
const composition = { revision: 1, shell: { version: "1.0.0", parts: {} }, remotes };
const input = { origin: "http://shop.example", composition, now: "2026-12-01T00:00:00.000Z" };

/** Milliseconds that a rendering which is not to time out may take on a busy machine. */
const ampleMs = 60_000;

/** A renderer of a set with only a shell, whose `render` has this body and returns the text of the document. */
async function shellThat(body: string): Promise<(url?: string, timeoutMs?: number) => Promise<string>> {
  const code = `
    exports.platform = {};
    exports.inlineScripts = ["start()"];
    exports.canonicalUrl = async ({ url }) => url.split("?")[0];
    exports.render = async ({ url, composition, fetchApi, styleText, integrityOf }) => {
      ${body}
    };
    const html = (text) => ({ status: 200, html: String(text), failures: [], complete: true });`;
  const files: Record<string, string> = { "server.js": code, "main.css": "a{background:url(a.webp)}" };
  const manifest = {
    name: "shell",
    version: "1.0.0",
    server: "server.js",
    files: Object.entries(files).map(([path, text]) => ({ path, bytes: 1, integrity: integrityOf(Buffer.from(text)) })),
  };
  renderer = await createRenderer({
    files: {
      hold: async () => undefined,
      heldBy: () => new Map(),
      holdOnly: () => undefined,
      read: async (_, path) => Buffer.from(files[path] ?? ""),
    },
    set: { releases: new Map([["shell", manifest]]) } as unknown as ReleaseSet,
    settings: {
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      processes: 1,
      maxQueued: 100,
      timeoutMs: ampleMs,
      stallMs: 4000,
      megabytes: 512,
    },
    onViolation: ({ message }) => void broken.push(message),
  });
  return async (url = "/home", timeoutMs = ampleMs) =>
    (await renderer.render({ ...input, url }, timeoutMs)).html.toString();
}

describe("server code", () => {
  it("reads answers of the API, styles and integrity", async () => {
    const render = await shellThat(`
      const answer = await fetchApi("/v2/x?y=1", { headers: { "x-client": "consumer" } });
      const style = await styleText("/r/shell/1.0.0/main.css");
      return html([answer.status, answer.headers.get("x-path"), await answer.text(), style, integrityOf("/r/shell/1.0.0/main.css")]);`);
    const integrity = integrityOf(Buffer.from("a{background:url(a.webp)}"));
    expect(await render()).toBe(`200,/v2/x?y=1,GET consumer,a{background:url(/r/shell/1.0.0/a.webp)},${integrity}`);
    expect(renderer.inlineScripts).toEqual(["start()"]);
    expect(await renderer.canonicalUrl({ url: "/home?a=1", composition })).toBe("/home");
  });

  it.each(["https://example.com/", "//example.com/", "file:///etc/hostname"])("does not reach %s", async (address) => {
    const render = await shellThat(
      `return html(await fetchApi("${address}").then(() => "reached", ({ message }) => message));`,
    );
    expect(await render()).toMatch(/is not the API$/);
  });

  it.each([
    "fetch",
    "WebSocket",
    "require('fs')",
    "require('node:net')",
    "require('child_process')",
    "require('worker_threads')",
    "fs",
    "process.getBuiltinModule",
    "process.binding",
    "process.send",
    "process.env.PATH",
    "Function('return process')().mainModule",
    "await import('node:fs')",
    "Function('return import(`node:fs`)')()",
  ])("cannot use %s", async (expression) => {
    const render = await shellThat(`
      let found;
      try { found = await (${expression}); } catch { found = undefined; }
      return html(typeof found);`);
    expect(await render()).toBe("undefined");
  });

  it("does not reach the API once its rendering has ended", async () => {
    const render = await shellThat(`
      const first = globalThis.first ??= fetchApi;
      return html(url === "/home" ? "" : await first("/v2/late").then(() => "reached", ({ message }) => message));`);
    await render();
    expect(await render("/later")).toBe("the rendering has ended");
    expect(asked).toEqual([]);
  });

  it("is stopped when one rendering sends more than 200 requests to the API", async () => {
    const render = await shellThat("for (let i = 0; ; i++) await fetchApi('/v2/' + i);");
    await expect(render()).rejects.toThrow("server code sends more than 200 requests to the API, at /home");
    // It is repeated alone.
    expect(asked).toHaveLength(400);
  });

  it("imports the modules of Node that reach nothing", async () => {
    const render = await shellThat(`
      const { AsyncLocalStorage } = require("async_hooks");
      return html([typeof AsyncLocalStorage, require("crypto").createHash("md5").update("").digest("hex").length, typeof require("node:stream").Readable]);`);
    expect(await render()).toBe("function,32,function");
  });
});

describe("what a document was read from", () => {
  const readsOf = async (path: string, method = "GET") => {
    tag = '"1"';
    await shellThat(`
      await fetchApi("/v2/tagged", { headers: { "x-client": "consumer" } });
      await fetchApi("${path}", { method: "${method}" });
      return html("");`);
    return (await renderer.render({ ...input, url: "/home" }, ampleMs)).reads;
  };

  it("is unchanged while the API has the same answers", async () => {
    const reads = await readsOf("/v2/tagged");
    expect(await renderer.isUnchanged(reads)).toBe(true);
    tag = '"2"';
    expect(await renderer.isUnchanged(reads)).toBe(false);
  });

  it("is not known while the API answers with a server error", async () => {
    const reads = await readsOf("/v2/tagged");
    isBroken = true;
    await expect(renderer.isUnchanged(reads)).rejects.toThrow("the API answers with a server error");
  });

  it.each([
    ["GET", "/v2/untagged"],
    ["POST", "/v2/tagged"],
  ])("cannot be compared with an answer to %s %s", async (method, path) => {
    expect(await renderer.isUnchanged(await readsOf(path, method))).toBe(false);
  });
});

/** An address of `/a/:id`, or of no route. */
const ofTwoRoutes = (index: number): string => (index % 2 ? `/a/${index}` : `/${index}`);

describe("renderings", () => {
  it("wait in a queue, and are refused after the time-out", async () => {
    const render = await shellThat("return html(url);");
    await expect(render("/home", 0)).rejects.toThrow("no document could be rendered within 0 ms");
  });

  it("run with limited concurrency", async () => {
    const render = await shellThat(`
      globalThis.running = (globalThis.running ?? 0) + 1;
      globalThis.max = Math.max(globalThis.max ?? 0, globalThis.running);
      await fetchApi("/v2/x");
      globalThis.running--;
      return html(globalThis.max);`);
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => render(ofTwoRoutes(index))));
    expect(all.at(-1)).toBe("16");
  });

  it("of a page whose code never ends leave turns to other pages", async () => {
    const render = await shellThat(`
      if (url.startsWith("/a/")) await fetchApi("/v2/held");
      return html(url);`);
    const hanging = Array.from({ length: 40 }, (_, index) => render(`/a/${index}`));
    expect(await render("/b")).toBe("/b");
    release();
    expect((await Promise.all(hanging)).at(-1)).toBe("/a/39");
  });

  it("share the answer of the API that they read at the same time", async () => {
    const render = await shellThat(`
      globalThis.reading ??= [];
      while (url === "/after-both" && reading.length < 2) await new Promise(setImmediate);
      if (url === "/after-both") return html("");
      reading.push(url);
      return html(await (await fetchApi("/v2/held")).text());`);
    const both = [render("/1"), render("/2")];
    // The process answers this after it has requested what both read.
    await render("/after-both");
    release();
    expect(await Promise.all(both)).toEqual(["GET undefined", "GET undefined"]);
    expect(asked).toEqual(["/v2/held"]);
    await render("/later");
    expect(asked).toEqual(["/v2/held", "/v2/held"]);
  });

  it("cannot change the composition for each other", async () => {
    const render = await shellThat(`
      try { composition.shell.version = url; } catch {}
      return html([composition.shell.version, Object.isFrozen(composition)]);`);
    expect([await render("/1"), await render("/2")]).toEqual(["1.0.0,true", "1.0.0,true"]);
  });

  it("are refused at once while too many wait", async () => {
    const render = await shellThat(`await fetchApi("/v2/held"); return html(url);`);
    const rendered = Array.from({ length: 16 + 100 }, (_, index) => render(ofTwoRoutes(index)));
    await expect(render("/one-more")).rejects.toThrow("100 renderings wait");
    release();
    expect((await Promise.all(rendered)).at(-1)).toBe("/a/115");
    expect(await render("/later")).toBe("/later");
  });

  it("are repeated once when their process ends", async () => {
    const render = await shellThat(`
      const times = Number((await fetchApi("/v2/times" + url)).headers.get("x-times"));
      if (times <= Number(url.slice(1))) process.exit(1);
      return html(url);`);
    expect(await Promise.all([render("/0"), render("/1")])).toEqual(["/0", "/1"]);
    await expect(render("/2")).rejects.toThrow("server code ends its process (1), at /2");
    expect(asked.filter((path) => path === "/v2/times/2")).toHaveLength(2);
  });

  it("are repeated alone when another one breaks a limit of their process", async () => {
    const render = await shellThat(`
      if (url === "/a/1") for (;;) await fetchApi("/v2/x");
      return html(await (await fetchApi("/v2/held")).text());`);
    const other = render("/b");
    await expect(render("/a/1")).rejects.toThrow("server code sends more than 200 requests to the API, at /a/1");
    release();
    expect(await other).toBe("GET undefined");
    expect(broken).toEqual([
      "server code sends more than 200 requests to the API, at /b, at /a/1",
      "server code sends more than 200 requests to the API, at /a/1",
    ]);
  });

  it("forge no line of the history with an error outside of them", async () => {
    const render = await shellThat(`
      setImmediate(() => { throw new Error("no\\n  99  2026-12-01  lan\\u001b[2J"); });
      return new Promise(() => undefined);`);
    await expect(render("/home")).rejects.toThrow(
      "server code throws outside of a rendering: no   99  2026-12-01  lan [2J, at /home",
    );
  });

  it("send the beginning of a long error", async () => {
    const long = 'new Error("y".repeat(1_000_000))';
    const short = `${"y".repeat(2000)}…`;
    const render = await shellThat(`
      if (url === "/throws") throw ${long};
      if (url === "/later") setImmediate(() => { throw ${long}; });
      if (url === "/later") return new Promise(() => undefined);
      return { ...html(url), complete: false, failures: [{ remote: "mf-a", part: "page", error: ${long} }] };`);
    await expect(render("/throws")).rejects.toThrow(new Error(short));
    const { failures } = await renderer.render({ ...input, url: "/home" }, ampleMs);
    expect(failures).toMatchObject([{ error: { message: short, stack: `Error: ${"y".repeat(1993)}…` } }]);
    await expect(render("/later")).rejects.toThrow(`server code throws outside of a rendering: ${short}, at /later`);
  });

  it("that fail reject with the error of the code", async () => {
    const render = await shellThat("throw new Error('broken');");
    await expect(render()).rejects.toThrow("broken");
  });

  it("end before the processes of a retired set", async () => {
    const render = await shellThat(`await fetchApi("/v2/x"); return html(url);`);
    const last = render("/last");
    renderer.retire();
    expect(await last).toBe("/last");
    await expect(render("/later")).rejects.toThrow("the process is stopped");
  });
});
