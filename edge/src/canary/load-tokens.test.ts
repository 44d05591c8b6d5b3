import { diskObjects, StoreError } from "@thuot-tha/shared/server";
import { releaseStore } from "../releases/store.ts";
import { temporaryFolder } from "../testing/release.ts";
import { eventually } from "../testing/running-edge.ts";
import { createLoadTokens, edgeSecret, sharedSecret } from "./load-tokens.ts";

const tokens = createLoadTokens(() => Buffer.from("secret"));
const load = { revision: 12, track: "candidate", issuedAt: 1_800_000_000, awaited: true } as const;

describe("a load token", () => {
  it("reports what it was issued for", () => {
    const token = tokens.issue("set", "10.0.0.0", load);
    expect(tokens.read(token, "set", "10.0.0.0")).toEqual({ ...load, id: expect.stringMatching(/^[\w-]{11}$/) });
    expect(token.length).toBeLessThan(60);
    expect(tokens.issue("set", "10.0.0.0", load)).not.toBe(token);
  });

  it("is not valid for another set, from another network, of another secret, or changed", () => {
    const token = tokens.issue("set", "10.0.0.0", load);
    expect(tokens.read(token, "other", "10.0.0.0")).toBeNull();
    expect(tokens.read(token, "set", "10.0.1.0")).toBeNull();
    expect(createLoadTokens(() => Buffer.from("other")).read(token, "set", "10.0.0.0")).toBeNull();
    for (const forged of [token.replace("12.c", "12.s"), token.replace("12.c", "13.c"), `${token}=`, "x1y2z3", ""]) {
      expect(tokens.read(forged, "set", "10.0.0.0")).toBeNull();
    }
  });
});

describe("the secret of an edge", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  /** A store as an edge sees it that cannot write, and while `isAway` cannot read either. */
  function readOnly() {
    const objects = diskObjects(folder.path);
    const state = { isAway: false };
    const refuse = () => Promise.reject(new StoreError("read-only", "The store is read-only."));
    const read = (key: string) => (state.isAway ? refuse() : objects.read(key));
    const store = releaseStore({ ...objects, read, probe: refuse, create: refuse });
    return { state, store, written: releaseStore(objects) };
  }

  it("is the shared one, also for an edge that cannot write", async () => {
    const { store, written } = readOnly();
    const shared = (await sharedSecret(written)).toString("hex");
    const secret = await edgeSecret(store, 1);
    expect(secret.current().toString("hex")).toBe(shared);
    await secret.stop();
  });

  it("is its own until the shared one can be read", async () => {
    const { state, store, written } = readOnly();
    const shared = (await sharedSecret(written)).toString("hex");
    state.isAway = true;
    const secret = await edgeSecret(store, 1);
    expect(secret.current().toString("hex")).toMatch(/^[0-9a-f]{64}$/);
    expect(secret.current().toString("hex")).not.toBe(shared);
    state.isAway = false;
    await eventually(async () => secret.current().toString("hex"), shared);
    await secret.stop();
  });
});
