import { diskObjects } from "@thuot-tha/shared/server";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { ops } from "../testing/operators.ts";
import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../testing/running-edge.ts";
import { collectGarbage } from "./garbage-collect.ts";
import { promote } from "./promote.ts";
import { publish } from "./publish.ts";
import { createSigningKey, type SigningKeys, signingKeys } from "./signatures.ts";
import { type ReleaseStore, releaseStore } from "./store.ts";

const [own, other] = [createSigningKey(), createSigningKey()];
const env = { RELEASE_SIGNING_KEY: own.signingKey, RELEASE_TRUSTED_KEYS: own.trustedKey };
const keys = signingKeys(env);
const signedBy = (signingKey: string, trusted = ""): SigningKeys =>
  signingKeys({ RELEASE_SIGNING_KEY: signingKey, RELEASE_TRUSTED_KEYS: trusted });

describe("signingKeys", () => {
  it.each<[Record<string, string>, string]>([
    [{ RELEASE_SIGNING_KEY: "secret" }, "RELEASE_SIGNING_KEY: must be an Ed25519 key"],
    [{ RELEASE_SIGNING_KEY: own.trustedKey }, "RELEASE_SIGNING_KEY: must be an Ed25519 key"],
    [{ RELEASE_TRUSTED_KEYS: own.signingKey }, "RELEASE_TRUSTED_KEYS: must be an Ed25519 key"],
    [{ ...env, RELEASE_TRUSTED_KEYS: other.trustedKey }, "its public key is not among RELEASE_TRUSTED_KEYS"],
  ])("refuses %p", (settings, sentence) => {
    expect(() => signingKeys(settings)).toThrow(sentence);
  });

  it("trusts several keys, so that one can take the place of another", () => {
    expect(
      signingKeys({ ...env, RELEASE_TRUSTED_KEYS: `${other.trustedKey}, ${own.trustedKey}` }).trusted,
    ).toHaveLength(2);
    expect(signingKeys({})).toEqual({ signing: null, trusted: [] });
  });
});

describe("a store with trusted keys", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  const storeWith = (of?: SigningKeys) => releaseStore(diskObjects(`${folder.path}/store`), of);
  const shell = [{ name: "shell", version: "1.0.0" }];
  const publishShell = async (store: ReleaseStore, version = "1.0.0") =>
    publish(store, await writeBuild(folder.path, "shell", { version }));

  it("promotes only releases that a trusted key has signed", async () => {
    await publishShell(storeWith());
    const refused = {
      code: "SIGNATURE",
      message: expect.stringContaining("remotes/shell/1.0.0/release.json is not signed"),
    };
    await expect(promote(storeWith(keys), shell, who, { check })).rejects.toMatchObject(refused);
    await publishShell(storeWith(signedBy(other.signingKey)));
    await expect(promote(storeWith(keys), shell, who, { check })).rejects.toMatchObject(refused);
    expect(await publishShell(storeWith(keys))).toMatchObject({ added: false });
    expect(await promote(storeWith(keys), shell, who, { check })).toMatchObject({ revision: 1 });
  });

  it.each([
    ["release", " If the store was written before the key, run ops check, then ops sign; otherwise publish it again"],
    [
      "composition",
      " If the store was written before the key, run ops check, then ops sign; otherwise bring an earlier",
    ],
    ["request", " Request the change again, from an edge with the key."],
  ] as const)("says what helps against an unsigned %s", async (kind, remedy) => {
    await expect(storeWith(keys).signatures.check(kind, Buffer.from("{}"), "key")).rejects.toMatchObject({
      code: "SIGNATURE",
      message: expect.stringContaining(`written without the key.${remedy}`),
    });
  });

  it("refuses a composition that was changed, or put in the place of another", async () => {
    const store = storeWith(keys);
    await publishShell(store);
    await promote(store, shell, who, { check });
    const bytes = (await store.objects.read("compositions/1.json")) as Buffer;
    await store.objects.put("compositions/2.json", bytes);
    await expect(store.readComposition(2)).rejects.toMatchObject({ code: "DAMAGED" });
    await store.objects.put("compositions/1.json", Buffer.from(String(bytes).replace('"by": "an"', '"by": "ai"')));
    await expect(store.readComposition(1)).rejects.toMatchObject({ code: "SIGNATURE" });
  });

  it("takes a signature of a release for none of a composition", async () => {
    const store = storeWith(keys);
    const bytes = Buffer.from(JSON.stringify({ revision: 1, at: who.at.toISOString(), by: "an", why: "", stable: {} }));
    await store.signatures.sign("release", bytes);
    await store.objects.put("compositions/1.json", bytes);
    await expect(store.readComposition(1)).rejects.toMatchObject({ code: "SIGNATURE" });
  });

  it("is not written by a process without a key", async () => {
    const reader = storeWith({ signing: null, trusted: keys.trusted });
    await expect(publishShell(reader)).rejects.toMatchObject({
      trouble: "denied",
      message: expect.stringContaining("set RELEASE_SIGNING_KEY"),
    });
    await publishShell(storeWith(keys));
    await expect(promote(reader, shell, who, { check })).rejects.toMatchObject({ trouble: "denied" });
    expect(await reader.revisions()).toEqual([]);
  });

  it("loses the signatures of deleted releases", async () => {
    const store = storeWith(keys);
    await publishShell(store);
    await publishShell(store, "2.0.0");
    await promote(store, shell, who, { check });
    expect(await store.objects.list("signatures/")).toHaveLength(3);
    const day = 24 * 3_600_000;
    const options = { maxTabAgeMs: 0, targets: 1 };
    await collectGarbage(store, { ...options, now: new Date(Date.now() + day) });
    const { deleted } = await collectGarbage(store, { ...options, now: new Date(Date.now() + 2 * day) });
    expect(deleted).toEqual(["shell@2.0.0"]);
    expect(await store.objects.list("signatures/")).toHaveLength(2);
  });
});

describe("an edge with trusted keys", () => {
  let shop: RunningEdge;
  afterEach(() => shop.close());

  it("keeps the live set when a writer without the key changes the store, reports it, and follows a signed rollback", async () => {
    shop = await runningEdge();
    const settings = { DATA_DIR: shop.folder, OPS_USER: "lan", ...env };
    expect(await ops(["sign", "--dry-run"], settings)).toMatchObject({ code: 0 });
    expect((await ops(["check"], settings)).output).toContain("is not signed by a key of RELEASE_TRUSTED_KEYS");
    expect(await ops(["sign"], settings)).toEqual({ code: 0, output: "3 releases and 1 compositions are signed" });
    const copy = `${shop.folder}/copy`;
    const edge = await shop.another({ ...env, RELEASE_COPY_DIR: copy, STORE_CHECK_INTERVAL_MS: "5" });
    const page = async () => (await shop.get("/home", "", edge)).body;
    const ready = async () => (await shop.get("/readyz", "", edge)).json();
    expect(await page()).toContain("shell 1.0.0");

    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { check });
    await eventually(async () => (await ready()).store, "damaged");
    expect(await ready()).toMatchObject({ revision: 1, degraded: true });
    expect(await page()).toContain("shell 1.0.0");
    expect((await shop.get("/metrics", "", edge)).body).toContain("shop_quarantined_revision 2");
    const sentence = "compositions/2.json is not signed by a key of RELEASE_TRUSTED_KEYS";
    expect(await ops(["status"], settings)).toMatchObject({ code: 1, output: expect.stringContaining(sentence) });
    expect((await ops(["promote", "mf-a@2.0.0", "--no-browser"], settings)).output).toContain(sentence);

    expect(await ops(["rollback", "1"], settings)).toMatchObject({ code: 0 });
    await eventually(async () => (await ready()).revision, 3);
    await eventually(async () => (await ready()).store, "ok");
  });
});
