import { neverLive, toRelease } from "./to-release.mjs";

const versions = { shell: "1.0.0", "mf-catalog": "1.0.0-dev.0a1b2c3d" };
const status = (catalog, published) => ({
  live: { stable: { shell: { version: "1.0.0" }, "mf-catalog": { version: catalog } } },
  published: published.map((version) => ({ name: "mf-catalog", version })).concat({ name: "shell", version: "1.0.0" }),
});

describe("npm start", () => {
  it("releases everything into an empty store", () => {
    expect(toRelease({ live: null, published: [] }, [], versions)).toEqual(["shell", "mf-catalog"]);
  });

  it("leaves alone what an operator has put live, and what they have only published", () => {
    const known = ["1.0.0", "1.0.0-dev.0a1b2c3d"];
    expect(toRelease(status("1.0.0", known), [], versions)).toEqual([]);
    expect(toRelease(status("1.0.0-dev.0a1b2c3d", known), [], versions)).toEqual([]);
  });

  it("releases what it has just built, also where the store has seen it before", () => {
    const known = ["1.0.0", "1.0.0-dev.0a1b2c3d"];
    expect(toRelease(status("1.0.0", known), ["mf-catalog"], versions)).toEqual(["mf-catalog"]);
  });

  it("releases what was built before it was started", () => {
    expect(toRelease(status("1.0.0", ["1.0.0"]), [], versions)).toEqual(["mf-catalog"]);
  });

  it("lists no package that is not built", () => {
    expect(toRelease(status("1.0.0", ["1.0.0"]), [], { ...versions, "mf-catalog": undefined })).toEqual([]);
  });

  it("names builds that were never live, for all or for some", () => {
    const set = (catalog) => ({ shell: { version: "1.0.0" }, "mf-catalog": { version: catalog } });
    const candidate = { changes: { "mf-catalog": { version: "1.0.0-dev.0a1b2c3d" } } };
    expect(neverLive([{ stable: set("1.0.0"), candidates: [] }], versions)).toEqual(["mf-catalog"]);
    expect(neverLive([{ stable: set("1.0.0"), candidates: [candidate] }], versions)).toEqual([]);
    expect(neverLive([{ stable: set("1.0.0-dev.0a1b2c3d"), candidates: [] }], versions)).toEqual([]);
    expect(neverLive([{ stable: set("1.0.0"), candidates: [] }], { ...versions, "mf-catalog": undefined })).toEqual([]);
  });
});
