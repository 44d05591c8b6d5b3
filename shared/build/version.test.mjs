import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { versionFor } from "./version.mjs";

let folder;
const environment = { ...process.env };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "version-"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ version: "1.0.0" }));
});
afterEach(async () => {
  process.env = { ...environment };
  await rm(folder, { recursive: true });
});

async function published(store, source) {
  const release = join(folder, store, "remotes", "mf-a", "1.0.0");
  await mkdir(release, { recursive: true });
  await writeFile(join(release, "release.json"), JSON.stringify({ source }));
}
const version = (settings, source) => {
  delete process.env.RELEASE_STORE;
  delete process.env.RELEASES_DIR;
  for (const [name, place] of Object.entries(settings)) process.env[name] = join(folder, place);
  return versionFor({ name: "mf-a", directory: folder }, source);
};

describe("versionFor", () => {
  it("names a content after itself where the store in use has the version with another", async () => {
    await published("data/releases", "0a1b2c3d4e");
    await published("other", "ffff0000ffff");
    expect(await version({ DATA_DIR: "data" }, "0a1b2c3d4e")).toBe("1.0.0");
    expect(await version({ DATA_DIR: "data" }, "1111222233")).toBe("1.0.0-dev.11112222");
    expect(await version({ DATA_DIR: "data", RELEASE_STORE: "other" }, "0a1b2c3d4e")).toBe("1.0.0-dev.0a1b2c3d");
    expect(await version({ DATA_DIR: "data", RELEASES_DIR: "other" }, "ffff0000ffff")).toBe("1.0.0");
    expect(await version({ DATA_DIR: "data", RELEASE_STORE: "empty" }, "1111222233")).toBe("1.0.0");
  });
});
