import type { ChosenSet } from "@thuot-tha/shared/contracts/remote";
import { type Change, changesBetween, refusalOf } from "./may-do.ts";
import { parseRole, type Role } from "./roles.ts";

const lan = (...roles: string[]) => ({ name: "lan", roles: roles.map((text) => parseRole(text) as Role) });
const promote = (percent: number, ...remotes: string[]): Change => ({ kind: "promote", percent, remotes });

describe("parseRole", () => {
  it.each([
    ["publish:mf-catalog", { may: "publish", remote: "mf-catalog" }],
    ["publish:*", { may: "publish", remote: "*" }],
    ["promote:mf-catalog:10", { may: "promote", remote: "mf-catalog", percent: 10 }],
    ["promote-all", { may: "promote-all" }],
    ["roll-back", { may: "roll-back" }],
    ["promote:mf-catalog", null],
    ["promote:mf-catalog:101", null],
    ["promote:*:10", null],
    ["publish", null],
    ["admin", null],
  ])("reads %s", (text, expected) => {
    expect(parseRole(text)).toEqual(expected);
  });
});

describe("refusalOf", () => {
  const publish: Change = { kind: "publish", remote: "mf-a" };
  const withdraw: Change = { kind: "withdraw", remotes: ["mf-a"] };
  const withdrawTwo: Change = { kind: "withdraw", remotes: ["mf-a", "mf-b"] };
  const remove: Change = { kind: "remove", remotes: ["mf-a"] };
  const rollBack: Change = { kind: "roll-back" };
  const collect: Change = { kind: "collect-garbage" };

  it.each<[string[], Change]>([
    [["publish:mf-a"], publish],
    [["publish:*"], publish],
    [["promote:mf-a:10"], promote(10, "mf-a")],
    [["promote:mf-a:10", "promote:mf-b:50"], promote(10, "mf-a", "mf-b")],
    [["promote:mf-a:100"], promote(100, "mf-a")],
    [["promote-all"], promote(100, "mf-a", "shell")],
    [["promote:mf-a:0"], withdraw],
    [["promote-all"], withdrawTwo],
    [["roll-back"], withdrawTwo],
    [["roll-back"], rollBack],
    [["promote:mf-a:100"], remove],
    [["promote-all"], remove],
    [["promote-all"], collect],
  ])("lets %p do %p", (roles, change) => {
    expect(refusalOf(lan(...roles), change)).toBeNull();
  });

  it.each<[string[], Change, string]>([
    [[], publish, "publish mf-a"],
    [["publish:mf-b", "promote-all", "roll-back"], publish, "publish mf-a"],
    [["promote:mf-a:100"], publish, "publish mf-a"],
    [["promote:mf-a:10"], promote(11, "mf-a"), "show new releases of mf-a to 11 % of shoppers"],
    [["promote:mf-a:10"], promote(10, "mf-a", "mf-b"), "show new releases of mf-b to 10 % of shoppers"],
    [["publish:*", "roll-back"], promote(0, "mf-a"), "show new releases of mf-a to 0 % of shoppers"],
    [["promote:mf-a:100"], withdrawTwo, "withdraw a candidate with releases of mf-b"],
    [["promote:mf-a:99", "promote:mf-b:100", "roll-back"], remove, "remove mf-a"],
    [["promote-all"], rollBack, "roll back"],
    [["roll-back"], collect, "delete releases"],
  ])("does not let %p do %p", (roles, change, what) => {
    const sentence = `lan may not ${what}; ask another operator, or for a role that allows it.`;
    expect(refusalOf(lan(...roles), change)).toBe(sentence);
  });
});

describe("changesBetween", () => {
  const set = (versions: Record<string, string>): ChosenSet =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, { version, integrity: `sha384-${version}` }]),
    );
  const one = set({ shell: "1", a: "1", b: "1" });
  const two = set({ shell: "1", a: "2", b: "1" });
  const out = (percent: number, changes = set({ a: "2" })) => ({
    changes,
    percent,
    cohorts: "",
    since: "2026-12-01T00:00:00Z",
  });
  const sets = (stable: ChosenSet, ...candidates: ReturnType<typeof out>[]) => ({ stable, candidates });

  it.each<[string, Parameters<typeof changesBetween>, Change[]]>([
    ["a first set", [null, sets(one)], [promote(100, "a", "b", "shell")]],
    ["a release for all", [sets(one), sets(two)], [promote(100, "a")]],
    ["a candidate", [sets(one), sets(one, out(10))], [promote(10, "a")]],
    ["a share", [sets(one, out(10)), sets(one, out(50))], [promote(50, "a")]],
    ["the candidate for all", [sets(one, out(10)), { action: "finish", ...sets(two) }], [promote(100, "a")]],
    [
      "a withdrawal",
      [sets(one, out(10)), { action: "withdraw", ...sets(one) }],
      [{ kind: "withdraw", remotes: ["a"] }],
    ],
    [
      "a release for all beside a candidate",
      [sets(one, out(10, set({ b: "2" }))), sets(two, out(10, set({ b: "2" })))],
      [promote(100, "a")],
    ],
    [
      "one of two candidates",
      [sets(one, out(10, set({ b: "2" }))), sets(one, out(10, set({ b: "2" })), out(5))],
      [promote(5, "a")],
    ],
    ["a removal", [sets(one), sets(set({ shell: "1", b: "1" }))], [{ kind: "remove", remotes: ["a"] }]],
    [
      "a rollback to a set without a remote",
      [sets(two), { action: "rollback", ...sets(set({ shell: "1" })) }],
      [{ kind: "roll-back" }],
    ],
    ["a rollback", [sets(two), { action: "rollback", ...sets(one) }], [{ kind: "roll-back" }]],
    // A composition cannot hide a promotion behind a harmless action.
    ["more than a withdrawal", [sets(one), { action: "withdraw", ...sets(two) }], [promote(100, "a")]],
    ["nothing", [sets(one, out(10)), sets(one, out(10))], []],
  ])("names %s", (_, [live, next], expected) => {
    expect(changesBetween(live, next)).toEqual(expected);
  });
});
