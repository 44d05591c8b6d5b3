/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import { freePort } from "./server.mjs";

/** A port that a server listens on. */
let taken;
let other;
beforeEach(async () => {
  other = createServer().listen(0, "localhost");
  await once(other, "listening");
  taken = other.address().port;
});
afterEach(() => other.close());

describe("the port of a development server", () => {
  it("is the next free one where its own is taken", async () => {
    expect(await freePort(taken, { orNext: true })).toBeGreaterThan(taken);
  });

  it("is no other than the one that --port asks for", async () => {
    await expect(freePort(taken, { orNext: false })).rejects.toThrow(
      `Port ${taken} is taken; choose another with --port.`,
    );
  });
});
