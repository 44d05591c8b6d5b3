import { checkReleaseSet as check } from "../checks/release-set.ts";
import { uses } from "../testing/contracts.ts";
import { distantObjects } from "../testing/memory-objects.ts";
import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { withdrawCandidate } from "./change-candidate.ts";
import { history } from "./history.ts";
import { promote } from "./promote.ts";
import { publish } from "./publish.ts";
import { rollback } from "./rollback.ts";
import { createSigningKey, signingKeys } from "./signatures.ts";
import { releaseStore } from "./store.ts";

const who = { by: "an", why: "", at: new Date("2026-12-01T00:00:00Z") };
const { signingKey, trustedKey } = createSigningKey();
const signed = signingKeys({ RELEASE_SIGNING_KEY: signingKey, RELEASE_TRUSTED_KEYS: trustedKey });

/** A store in which two sets have been live; the second is live now. */
async function twoSets(keys?: typeof signed) {
  const folder = await temporaryFolder();
  const { objects, tripsOf } = distantObjects();
  const store = releaseStore(objects, keys);
  for (const version of ["1.0.0", "2.0.0"]) {
    const releases = ["shell", "mf-a", "mf-b"].map((name) => ({ name, version }));
    for (const { name } of releases) {
      await publish(store, await writeBuild(folder.path, name, { version, contracts: uses() }));
    }
    await promote(store, releases, who, { check });
  }
  await folder.remove();
  return { store, tripsOf };
}

describe("round trips to the store, one after another", () => {
  it("of a rollback are five: list, compositions, release.json, checks, write", async () => {
    const { store, tripsOf } = await twoSets();
    expect(await tripsOf(() => rollback(store, undefined, who, { check }))).toBe(5);
    expect((await history(store))[0]).toMatchObject({ action: "rollback", revision: 3 });
  });

  it("of a rollback with signed releases are eight: two signatures are read and one is written", async () => {
    const { store, tripsOf } = await twoSets(signed);
    expect(await tripsOf(() => rollback(store, undefined, who, { check }))).toBe(8);
  });

  it("of a withdrawal are three: list, composition, write", async () => {
    const { store, tripsOf } = await twoSets();
    await promote(store, [{ name: "mf-a", version: "1.0.0" }], who, { check, percent: 10 });
    expect(await tripsOf(() => withdrawCandidate(store, who))).toBe(3);
  });
});
