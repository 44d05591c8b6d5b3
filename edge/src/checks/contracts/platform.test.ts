import { join } from "node:path";
import type { ReleaseContracts } from "@thuot-tha/shared/contracts/remote";
import { diskObjects } from "@thuot-tha/shared/server";
import { promote } from "../../releases/promote.ts";
import { publish } from "../../releases/publish.ts";
import { releaseStore } from "../../releases/store.ts";
import { uses as contractsOf } from "../../testing/contracts.ts";
import { temporaryFolder, writeBuild } from "../../testing/release.ts";
import { checkReleaseSet as check } from "../release-set.ts";

type Platform = NonNullable<ReleaseContracts["platform"]>;

const who = { by: "an", why: "", at: new Date("2026-12-01T00:00:00Z") };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Promotes a shell that provides these exports with a remote that uses these. */
async function promoted(provides: Platform["provides"], uses: Platform["uses"]): Promise<string> {
  const store = releaseStore(diskObjects(join(folder.path, "store")));
  const platforms = { shell: provides && { provides }, "mf-a": uses && { uses } };
  for (const [name, platform] of Object.entries(platforms)) {
    await publish(store, await writeBuild(folder.path, name, { contracts: { ...contractsOf(), platform } }));
  }
  const set = Object.keys(platforms).map((name) => ({ name, version: "1.0.0" }));
  return promote(store, set, who, { check }).then(
    () => "let through",
    (error) => `${error.code}: ${error.message}`,
  );
}

const provides = { "@thuot-tha/shared/domain": ["formatDay", "formatDong"], react: null };

describe("the platform of a set", () => {
  it.each<[string, Platform["provides"], Platform["uses"]]>([
    ["the shell exports what a remote imports", provides, { "@thuot-tha/shared/domain": ["formatDong"] }],
    ["the shell's build does not know a module's exports", provides, { react: ["useState"] }],
    ["the shell is older than the comparison", undefined, { "@thuot-tha/shared/domain": ["readMeasure"] }],
    ["the remote is older than the comparison", provides, undefined],
  ])("fits when %s", async (_, ...platforms) => {
    expect(await promoted(...platforms)).toBe("let through");
  });

  it("does not fit a remote that uses what the shell lacks", async () => {
    const uses = {
      "@thuot-tha/shared/domain": ["formatDong", "readMeasure"],
      "@thuot-tha/shared/ui/maps": ["Map"],
      react: ["useState"],
    };
    expect(await promoted(provides, uses)).toBe(
      "PLATFORM: mf-a@1.0.0 uses readMeasure of @thuot-tha/shared/domain and @thuot-tha/shared/ui/maps, which shell@1.0.0 does not provide; promote it with a shell that does, or build it against this one.",
    );
  });
});
