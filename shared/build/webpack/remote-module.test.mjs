/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const page = (name) => `import { definePage } from "@thuot-tha/shared/platform";
import { defineRoute } from "@thuot-tha/shared/contracts";
export const ${name}Page = definePage({ route: defineRoute("/${name}"), rendering: "client", Component: () => null });
`;

let folder;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "module-")), "mf-gifts");
  mkdirSync(join(folder, "node_modules", "@thuot-tha"), { recursive: true });
  symlinkSync(join(__dirname, "..", ".."), join(folder, "node_modules", "@thuot-tha", "shared"));
  write("remote.json", '{ "name": "mf-gifts", "platform": "^2.0.0" }');
  write("src/pages/gifts/page.ts", page("gifts"));
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

function write(name, text) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/**
 * Watches the remote with its release build, and writes one file after each build with new content.
 * @param {[name: string, text: string][]} changes
 * @returns of each build, the release's parts or its errors
 */
function watch(changes) {
  const imported = (file) => JSON.stringify(join(__dirname, file));
  write(
    "watch.mjs",
    `import { mkdirSync, renameSync, writeFileSync } from "node:fs";
    import { dirname } from "node:path";
    import webpack from ${imported("../../node_modules/webpack/lib/index.js")};
    import { partsOfRemote } from ${imported("release.mjs")};
    import { readRemote } from ${imported("remote-folders.mjs")};
    import { remoteWeb } from ${imported("web.mjs")};
    const directory = ${JSON.stringify(folder)};
    const changes = ${JSON.stringify(changes)};
    const config = remoteWeb({ root: directory, directory, name: "mf-gifts", version: "1.0.0", output: directory + "/dist" });
    const builds = [];
    const compiler = webpack({ ...config, cache: false });
    const watching = compiler.watch({}, async (error, stats) => {
      if (error) throw error;
      const { compilation } = stats;
      let built;
      try {
        built = stats.hasErrors()
          ? compilation.errors[0].message
          : Object.keys(partsOfRemote(compilation, (await readRemote(directory)).declared));
      } catch {
        // A file that is newer than this build may be broken, or has no chunk yet; its own build follows.
        return;
      }
      // A new folder may be seen before its file.
      if (JSON.stringify(built) === JSON.stringify(builds.at(-1))) return;
      builds.push(built);
      const change = changes.shift();
      if (!change) return watching.close(() => console.log(JSON.stringify(builds)));
      const file = directory + "/" + change[0];
      writeFileSync(directory + "/new", change[1]);
      mkdirSync(dirname(file), { recursive: true });
      renameSync(directory + "/new", file);
    });`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "watch.mjs")], { encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

describe("the exposed module", () => {
  it("has a chunk for each page and slot, also for those that are added while it is watched", () => {
    const slot = `import { headerBadge } from "@thuot-tha/shared/contracts/slots/header";
      export const noteSlot = slotContent({ slot: headerBadge, rendering: "client", Component: () => null });
      import { slotContent } from "@thuot-tha/shared/platform";`;
    const builds = watch([
      ["src/pages/card/page.ts", page("card")],
      ["src/slots/note/slot.ts", slot],
    ]);
    expect(builds).toEqual([["page-gifts"], ["page-card", "page-gifts"], ["page-card", "page-gifts", "slot-note"]]);
  });

  it("fails the build with file and line alone, and recovers", () => {
    const [, broken, repaired] = watch([
      ["src/pages/card/page.ts", page("card").replace('"client"', '"edge"')],
      ["src/pages/card/page.ts", page("card")],
    ]);
    expect(broken).toMatch(/\nmf-gifts\/src\/pages\/card\/page\.ts:3: rendering must be "server" or "client"$/);
    expect(repaired).toEqual(["page-card", "page-gifts"]);
  });
});
