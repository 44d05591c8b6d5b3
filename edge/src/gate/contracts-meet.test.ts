import { join } from "node:path";
import { diskObjects } from "../releases/disk-objects.ts";
import { promote } from "../releases/promote.ts";
import { publish } from "../releases/publish.ts";
import { releaseStore } from "../releases/store.ts";
import { contractsWith } from "../testing/contracts.ts";
import { temporaryFolder, writeBuild } from "../testing/release.ts";

const text = { type: "string" };
const number = { type: "number" };
const emits = { events: { emits: ["thing.happened@1"], consumes: [] } };
const consumes = { events: { emits: [], consumes: ["thing.happened@1"] } };
const who = { by: "an", why: "", at: new Date("2026-12-01T00:00:00Z") };

type Contracts = ReturnType<typeof contractsWith>;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Promotes a shell, one who emits and one who listens, each built with its own state of the contracts. */
async function promoted(shell: Contracts, emitter: Contracts, listener: Contracts): Promise<string> {
  const store = releaseStore(diskObjects(join(folder.path, "store")));
  const builds = [
    ["shell", { contracts: shell }],
    ["mf-a", { contracts: emitter, manifest: emits }],
    ["mf-b", { contracts: listener, manifest: consumes }],
  ] as const;
  for (const [name, options] of builds) await publish(store, await writeBuild(folder.path, name, options));
  const set = builds.map(([name]) => ({ name, version: "1.0.0" }));
  return promote(store, set, who).then(
    () => "let through",
    (error) => `${error.code}: ${error.message}`,
  );
}

describe("contracts of a set", () => {
  const one = contractsWith({ at: text });
  const grown = contractsWith({ at: text, place: text });
  const other = contractsWith({ at: number });

  it("meet when all were built with the same", async () => {
    expect(await promoted(one, one, one)).toBe("let through");
  });

  it("meet when the one who emits says more than the one who listens knows", async () => {
    expect(await promoted(one, grown, one)).toBe("let through");
  });

  it("meet though the shell knows nothing of an event", async () => {
    expect(await promoted({ ...one, events: {} }, one, one)).toBe("let through");
  });

  it("do not meet when the one who listens needs what is not sent", async () => {
    expect(await promoted(grown, one, grown)).toContain(
      "CONTRACT: mf-a@1.0.0 and mf-b@1.0.0 do not agree on thing.happened@1: in the payload that mf-a sends, place may be missing.",
    );
  });

  it("do not meet when a field has become another thing", async () => {
    expect(await promoted(one, other, one)).toContain(
      "mf-a@1.0.0 and mf-b@1.0.0 do not agree on thing.happened@1: in the payload that mf-a sends, at is number, not string.",
    );
  });

  it("meet when a remote calls an operation otherwise than the shell was built to: its client knows none", async () => {
    expect(await promoted(one, one, contractsWith({ at: text }, { total: number }))).toBe("let through");
  });
});
