/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRemote } from "./webpack/remote-folders.mjs";
import { remotes, root } from "./workspace.mjs";

/** The sources of a remote, without its tests. */
const sourcesOf = (remote) => {
  const src = join(root, remote, "src");
  const paths = readdirSync(src, { recursive: true }).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  return paths.map((path) => readFileSync(join(src, path), "utf8"));
};

/** What the pattern's first group matches in the sources of a remote. */
const foundIn = (remote, pattern) =>
  sourcesOf(remote).flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => found));

describe.each(remotes)("%s", (remote) => {
  it("names its slices by their keys in the store, which begin with the remote's noun", async () => {
    const { store } = await readRemote(join(root, remote));
    const [, noun] = remote.split("-");
    expect(store.slices).toEqual(store.slices.map(() => expect.stringMatching(new RegExp(`^${noun}([A-Z]|$)`))));
    expect(foundIn(remote, /createSlice\(\{\s*name: "([^"]+)"/g).sort()).toEqual([...store.slices].sort());
  });

  it("stores the shopper's values under keys of tt, and the device's under keys that begin with the remote's name", () => {
    const keys = foundIn(remote, /defineStored\(\{\s*key: "([^"]+)"/g);
    expect(keys).toEqual(keys.map(() => expect.stringMatching(new RegExp(`^(tt[.:]|${remote}\\.)`))));
  });
});
