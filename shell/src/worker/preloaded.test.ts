/** @jest-environment node */
import { preloaded } from "./preloaded.ts";

describe("preloaded", () => {
  it("gives the shop's answer", async () => {
    const answer = new Response("Đầm", { status: 404 });
    expect(await preloaded({ preloadResponse: Promise.resolve(answer) })).toBe(answer);
  });

  it("gives nothing where the browser preloads nothing", async () => {
    expect(await preloaded({})).toBeUndefined();
  });

  it("gives nothing for the error response of Firefox without a network, so that the worker shows what it has", async () => {
    expect(await preloaded({ preloadResponse: Promise.resolve(Response.error()) })).toBeUndefined();
  });
});
