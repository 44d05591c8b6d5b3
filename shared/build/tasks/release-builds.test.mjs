import { releaseBuilds } from "./release-builds.mjs";

const versions = { shell: "1.0.0", "mf-catalog": "1.0.0-dev.0a1b2c3d" };
const set = (catalog) => ({ shell: { version: "1.0.0" }, "mf-catalog": { version: catalog } });
const stored = (...catalog) => [
  { name: "shell", version: "1.0.0" },
  ...catalog.map((version) => ({ name: "mf-catalog", version })),
];
const candidate = { changes: { "mf-catalog": { version: "1.0.0-dev.0a1b2c3d" } } };

/** The commands and warnings with which builds are released. `refused` is a command that fails. */
async function released(builds, refused) {
  const commands = [];
  const warnings = [];
  const ops = async (...args) => {
    commands.push(args.join(" "));
    if (args[0] === refused) throw new Error(`ops ${refused} failed`);
  };
  await releaseBuilds({ versions, changed: [], ...builds }, { ops, warn: (text) => warnings.push(text) });
  return { commands, warnings };
}

/** A shop where 1.0.0 of the catalogue is live, or another version. */
const shop = (published, { catalog = "1.0.0", candidates = [], ...rest } = {}) => {
  const live = { stable: set(catalog), candidates };
  return { status: { live, published }, history: [live], ...rest };
};

const promoted = (...releases) => `promote ${releases.join(" ")} --no-browser --why built by npm start`;

describe("npm start", () => {
  it("releases everything into an empty store", async () => {
    const { commands, warnings } = await released({ status: { live: null, published: [] }, history: [] });
    expect(commands).toEqual(["publish shell mf-catalog", promoted("shell@1.0.0", "mf-catalog@1.0.0-dev.0a1b2c3d")]);
    expect(warnings).toEqual([]);
  });

  it("leaves alone what an operator has put live", async () => {
    const { commands, warnings } = await released(
      shop(stored("1.0.0", "1.0.0-dev.0a1b2c3d"), { catalog: "1.0.0-dev.0a1b2c3d" }),
    );
    expect([commands, warnings]).toEqual([[], []]);
  });

  it("names a build that was only published, and leaves it alone", async () => {
    const { commands, warnings } = await released(shop(stored("1.0.0", "1.0.0-dev.0a1b2c3d")));
    expect(commands).toEqual([]);
    expect(warnings).toEqual(["Published, but never live: npm run ops -- promote mf-catalog@1.0.0-dev.0a1b2c3d"]);
  });

  it("says nothing about a build that was a candidate once", async () => {
    const builds = shop(stored("1.0.0", "1.0.0-dev.0a1b2c3d"));
    const history = [...builds.history, { stable: set("1.0.0"), candidates: [candidate] }];
    expect(await released({ ...builds, history })).toEqual({ commands: [], warnings: [] });
  });

  it("releases what it has just built, also where the store has seen it before", async () => {
    const { commands } = await released(shop(stored("1.0.0", "1.0.0-dev.0a1b2c3d"), { changed: ["mf-catalog"] }));
    expect(commands).toEqual(["publish mf-catalog", promoted("mf-catalog@1.0.0-dev.0a1b2c3d")]);
  });

  it("releases what was built before it was started", async () => {
    const { commands } = await released(shop(stored("1.0.0")));
    expect(commands).toEqual(["publish mf-catalog", promoted("mf-catalog@1.0.0-dev.0a1b2c3d")]);
  });

  it("releases no package that is not built", async () => {
    const builds = shop(stored("1.0.0"), { versions: { ...versions, "mf-catalog": undefined } });
    expect(await released(builds)).toEqual({ commands: [], warnings: [] });
  });

  it("only publishes while a candidate is out", async () => {
    const other = { changes: { "mf-catalog": { version: "1.1.0" } } };
    const { commands, warnings } = await released(shop(stored("1.0.0", "1.1.0"), { candidates: [other] }));
    expect(commands).toEqual(["publish mf-catalog"]);
    expect(warnings).toEqual([
      "A candidate is out: once it is finished or withdrawn, npm run ops -- promote mf-catalog@1.0.0-dev.0a1b2c3d",
    ]);
  });

  it("keeps what is live where the gate refuses, and names all builds: one may need another", async () => {
    const live = { stable: { shell: { version: "0.9.0" }, "mf-catalog": { version: "1.0.0" } }, candidates: [] };
    // A start was killed after it had published the shell.
    const builds = { status: { live, published: stored("1.0.0") }, history: [live] };
    const { commands, warnings } = await released(builds, "promote");
    expect(commands).toEqual(["publish mf-catalog", promoted("mf-catalog@1.0.0-dev.0a1b2c3d")]);
    expect(warnings).toEqual([
      "ops promote failed\nThe shop is served as it was live before. All builds: " +
        "npm run ops -- promote mf-catalog@1.0.0-dev.0a1b2c3d shell@1.0.0",
    ]);
  });

  it.each(["publish", "promote"])("fails where %s does and nothing is live", async (command) => {
    await expect(released({ status: { live: null, published: [] }, history: [] }, command)).rejects.toThrow(
      `ops ${command} failed`,
    );
  });
});
