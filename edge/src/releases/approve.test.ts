import { checkReleaseSet as check } from "../checks/release-set.ts";
import type { Operator } from "../operators/may-do.ts";
import { writeBuild } from "../testing/release.ts";
import { type StoreUnderTest, storesUnderTest } from "../testing/stores.ts";
import { approve } from "./approve.ts";
import type { Who } from "./commit-revision.ts";
import { promote } from "./promote.ts";
import { publish } from "./publish.ts";

const at = (time: string) => new Date(`2026-12-${time}Z`);
const mayAll = (name: string): Operator => ({ name, roles: [{ may: "promote-all" }] });
const by = (name: string, when: Date, operators = [mayAll("lan"), mayAll("minh")]): Who => ({
  by: name,
  why: "",
  at: when,
  authority: { operator: mayAll(name), operators, secondFrom: 100 },
});

describe.each(Object.entries(storesUnderTest))("approve in %s", (_, open) => {
  let under: StoreUnderTest;
  beforeEach(async () => {
    under = await open();
  });
  afterEach(() => under.close());

  async function requested(): Promise<string> {
    await publish(under.store, await writeBuild(under.folder, "shell"));
    const shell = [{ name: "shell", version: "1.0.0" }];
    const { waiting = "" } = await promote(under.store, shell, by("lan", at("01T08:00:00")), { check });
    return waiting;
  }

  it("makes a request live within a day", async () => {
    const id = await requested();
    const committed = await approve(under.store, id, by("minh", at("02T07:59:59")), { check });
    expect(committed).toMatchObject({
      revision: 1,
      by: "lan, approved by minh",
      stable: { shell: { version: "1.0.0" } },
    });
    expect(await under.store.revisions()).toEqual([1]);
    expect(await under.store.objects.list("requests/")).toEqual([]);
  });

  it("is tried in a dry run, and needs no roles where the store itself is at hand", async () => {
    const id = await requested();
    const tried = await approve(under.store, id, by("minh", at("01T09:00:00")), { check, dryRun: true });
    expect(tried.revision).toBe(1);
    expect(await under.store.revisions()).toEqual([]);
    const owner: Who = { by: "mai (store)", why: "", at: at("01T09:00:00") };
    expect(await approve(under.store, id, owner, { check })).toMatchObject({
      revision: 1,
      by: "lan, approved by mai (store)",
    });
  });

  it("reports the live revision when the store fails right after it, and the request has lapsed", async () => {
    const id = await requested();
    const remove = () => Promise.reject(new Error("the store fails"));
    const failing = { ...under.store, objects: { ...under.store.objects, remove } };
    const committed = await approve(failing, id, by("minh", at("01T09:00:00")), { check });
    expect(committed).toMatchObject({ revision: 1, by: "lan, approved by minh" });
    const again = approve(under.store, id, by("minh", at("01T09:01:00")), { check });
    await expect(again).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("refuses a request that is a day old, and one whose release has been damaged since", async () => {
    const id = await requested();
    const late = approve(under.store, id, by("minh", at("02T08:00:00")), { check });
    await expect(late).rejects.toMatchObject({ code: "UNKNOWN_REQUEST" });
    await under.store.objects.put("remotes/shell/1.0.0/entry.js", Buffer.from("other"));
    const damaged = approve(under.store, id, by("minh", at("01T09:00:00")), { check });
    await expect(damaged).rejects.toMatchObject({ code: "DAMAGED" });
    expect(await under.store.revisions()).toEqual([]);
  });

  it("refuses a request of an operator who has been removed since, or has lost the role", async () => {
    const id = await requested();
    const later = (operators: Operator[]) =>
      approve(under.store, id, by("minh", at("01T09:00:00"), operators), { check });
    await expect(later([mayAll("minh")])).rejects.toMatchObject({
      code: "ROLE",
      message: "lan, who has requested this, is no operator any more; request it yourself.",
    });
    await expect(later([mayAll("minh"), { name: "lan", roles: [] }])).rejects.toMatchObject({
      code: "ROLE",
      message: expect.stringContaining("lan may not show new releases of shell to 100 % of shoppers"),
    });
    expect(await under.store.revisions()).toEqual([]);
  });
});
