import type { RenderInput } from "./render-messages.ts";
import { type RenderProcess, startRenderProcess } from "./render-process.ts";

const code = `
  exports.inlineScripts = [];
  exports.render = async ({ url }) => {
    if (url.startsWith("/patch")) Object.prototype.first = 1;
    if (url.startsWith("/delete-method")) delete Array.prototype.at;
    if (url.startsWith("/delete-global")) delete globalThis.URL;
    if (url.startsWith("/replace-global")) globalThis.setTimeout = () => 0;
    if (url.startsWith("/delete-check")) for (const name of ["has", "get", "ownKeys"]) delete Reflect[name];
    if (url.startsWith("/delete-and-fail")) { delete Map.prototype.get; new Map().get("/"); }
    const html = url.startsWith("/long") ? "ướ".repeat(600_001) : url;
    return url.startsWith("/never") ? new Promise(() => {}) : { status: 200, html, failures: [], complete: true };
  };`;
const composition = { revision: 1, shell: { version: "1.0.0", parts: {} }, remotes: [] };
const settings = { gtmId: null, devTools: false };
const input: RenderInput = {
  ...{ url: "/home", origin: "http://shop.example", composition, settings },
  ...{ budget: 1, now: "2026-12-01T00:00:00.000Z" },
};

let violations: string[];
let started: RenderProcess;
const startWith = async (timeoutMs: number) =>
  startRenderProcess({
    bundles: { releases: [{ name: "shell", version: "1.0.0", code }], styles: {}, integrity: {} },
    limits: { timeoutMs, stallMs: 60_000, megabytes: 512 },
    requestApi: async () => ({ status: 200, headers: {}, body: new Uint8Array() }),
    onViolation: ({ message }) => void violations.push(message),
  });
beforeEach(() => {
  violations = [];
});
afterEach(() => started.kill());

/** Pauses this process, but not its children. */
const pause = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

describe("a pause of this process that is longer than a limit", () => {
  it("does not count against bundles that were evaluated meanwhile", async () => {
    const starting = startWith(1);
    pause(5000);
    started = await starting;
    expect(started.inlineScripts).toEqual([]);
  });

  it("does not count against a rendering that has answered meanwhile", async () => {
    started = await startWith(60_000);
    const rendering = started.render(input);
    pause(5000);
    expect((await rendering).html.toString()).toBe("/home");
    expect(violations).toEqual([]);
  });
});

it.each([
  ["does not answer", "/never", "server code does not answer within 1001 ms, at /never"],
  ["changes a built-in prototype", "/patch", "server code changes Object.prototype.first, at /patch"],
  ["deletes a method", "/delete-method", "server code changes Array.prototype.at, at /delete-method"],
  ["deletes a global", "/delete-global", "server code changes globalThis.URL, at /delete-global"],
  ["replaces a global", "/replace-global", "server code changes globalThis.setTimeout, at /replace-global"],
  ["deletes what finds changes", "/delete-check", "server code changes Reflect.get, at /delete-check"],
  ["deletes a method and fails", "/delete-and-fail", "server code changes Map.prototype.get, at /delete-and-fail"],
  ["is too long", "/long", "server code renders a document of more than 3 MB, at /long"],
])(
  "a rendering that %s is stopped, and named by its path, because a query may hold a secret",
  async (_, path, reason) => {
    started = await startWith(60_000);
    const error = await started.render({ ...input, url: `${path}?token=secret` }).catch((refusal) => refusal);
    expect(error.message).toBe(reason);
    expect(error.urls).toEqual([`${path}?token=secret`]);
    expect(JSON.stringify(error)).not.toContain("secret");
    expect(violations).toEqual([reason]);
  },
);
