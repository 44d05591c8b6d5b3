import { join } from "node:path";
import type { ReleaseContracts } from "@thuot-tha/shared/contracts/remote";
import { diskObjects } from "@thuot-tha/shared/server";
import { promote } from "../../releases/promote.ts";
import { publish } from "../../releases/publish.ts";
import { releaseStore } from "../../releases/store.ts";
import { objectOf, uses } from "../../testing/contracts.ts";
import { temporaryFolder, writeBuild } from "../../testing/release.ts";
import { checkReleaseSet as check } from "../release-set.ts";

type Builds = Record<string, Parameters<typeof writeBuild>[2]>;
type Event = ReleaseContracts["events"][string];

const text = { type: "string" };
const number = { type: "number" };
const at = objectOf({ at: text });
const who = { by: "an", why: "", at: new Date("2026-12-01T00:00:00Z") };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Promotes a set of these releases; adds an empty shell unless the builds contain one. */
async function promoted(builds: Builds): Promise<string> {
  const store = releaseStore(diskObjects(join(folder.path, "store")));
  const all: Builds = { shell: { contracts: uses() }, ...builds };
  for (const [name, options] of Object.entries(all)) await publish(store, await writeBuild(folder.path, name, options));
  const set = Object.keys(all).map((name) => ({ name, version: "1.0.0" }));
  return promote(store, set, who, { check }).then(
    () => "let through",
    (error) => `${error.code}: ${error.message}`,
  );
}

const happened = (id: string, more: Partial<Event>): ReleaseContracts =>
  uses({ events: { [id]: { kind: "event", owner: "mf-a", payload: at, ...more } } });
const emits = (payload: object, more: Partial<Event> = {}) => ({
  contracts: happened("thing.happened@1", { payload: payload as Event["payload"], emits: true, ...more }),
});
const consumes = (payload: object, more: Partial<Event> = {}) => ({
  contracts: happened("thing.happened@1", { payload: payload as Event["payload"], consumes: true, ...more }),
});

describe("events of a set", () => {
  const grown = objectOf({ at: text, place: text });

  it.each<[string, Builds]>([
    ["all were built with the same", { "mf-a": emits(at), "mf-b": consumes(at) }],
    ["the emitter sends more than the consumer declares", { "mf-a": emits(grown), "mf-b": consumes(at) }],
    [
      "any release may emit it and none does",
      { "mf-b": consumes(at, { owner: "anyone" }), "mf-a": { contracts: uses() } },
    ],
    ["an older release still emits what no release consumes", { "mf-a": emits(at), "mf-b": { contracts: uses() } }],
    ["any release may emit it", { "mf-c": emits(at, { owner: "anyone" }), "mf-b": consumes(at, { owner: "anyone" }) }],
  ])("meet when %s", async (_, builds) => {
    expect(await promoted(builds)).toBe("let through");
  });

  it.each<[string, Builds, string]>([
    [
      "the consumer needs what is not sent",
      { "mf-a": emits(at), "mf-b": consumes(grown) },
      "CONTRACT: mf-a@1.0.0 and mf-b@1.0.0 do not agree on thing.happened@1: in the payload that mf-a sends, place may be missing.",
    ],
    [
      "a field has become another thing",
      { "mf-a": emits(objectOf({ at: number })), "mf-b": consumes(at) },
      "in the payload that mf-a sends, at is number, not string.",
    ],
    [
      "it is a state here and an event there",
      { "mf-a": emits(at, { kind: "state" }), "mf-b": consumes(at) },
      "it is of kind state here and event there",
    ],
    [
      "no release emits it",
      { "mf-a": { contracts: uses() }, "mf-b": consumes(at) },
      "CONTRACT: mf-b@1.0.0 consumes thing.happened@1, which no release of this set emits; promote its owner with it.",
    ],
    [
      "another one than the owner emits it",
      { "mf-a": emits(at), "mf-c": emits(at) },
      "CONTRACT: mf-c@1.0.0 emits thing.happened@1, which only its owner mf-a may;",
    ],
    [
      "another one than the owner answers it",
      { "mf-c": emits(at, { kind: "command", reply: at }) },
      "CONTRACT: mf-c@1.0.0 answers thing.happened@1, which only its owner mf-a may;",
    ],
  ])("do not meet when %s", async (_, builds, refusal) => {
    expect(await promoted(builds)).toContain(refusal);
  });
});

describe("commands of a set", () => {
  const command = (payload: object, reply: object, role: "emits" | "consumes") => ({
    contracts: happened("thing.happened@1", { kind: "command", payload, reply, [role]: true } as Partial<Event>),
  });

  it("are compared both ways: payload and reply", async () => {
    const more = objectOf({ at: text, place: text });
    expect(await promoted({ "mf-a": command(at, more, "emits"), "mf-b": command(more, at, "consumes") })).toBe(
      "let through",
    );
  });

  it.each([
    ["payload", command(objectOf({ at: number }), at, "consumes"), "in the payload that mf-b sends, at is number"],
    ["reply", command(at, objectOf({ at: number }), "consumes"), "in the reply that mf-a sends, at is string"],
  ])("do not meet when the %s is another one", async (_, sender, refusal) => {
    expect(await promoted({ "mf-a": command(at, at, "emits"), "mf-b": sender })).toContain(refusal);
  });
});

describe("versions of an event", () => {
  const when = objectOf({ when: number });
  const first = { id: "thing.happened@1", payload: at };
  const second = (role: "emits" | "consumes", adapts?: Event["adapts"]) => ({
    contracts: happened("thing.happened@2", { payload: when, [role]: true, ...(adapts ? { adapts } : {}) }),
  });

  it.each<[string, Builds]>([
    ["an owner that emits @2 has an adapter to @1", { "mf-a": second("emits", [first]), "mf-b": consumes(at) }],
    ["a consumer of @2 has an adapter from @1", { "mf-a": emits(at), "mf-b": second("consumes", [first]) }],
    ["both know @2", { "mf-a": second("emits", [first]), "mf-b": second("consumes", [first]) }],
  ])("meet when %s", async (_, builds) => {
    expect(await promoted(builds)).toBe("let through");
  });

  it.each<[string, Builds, string]>([
    [
      "neither has an adapter",
      { "mf-a": second("emits"), "mf-b": consumes(at) },
      "CONTRACT: mf-b@1.0.0 consumes thing.happened@1, and mf-a@1.0.0 emits thing.happened@2, but neither has an adapter between the two;",
    ],
    [
      "the adapter makes another @1 than the consumer was built with",
      { "mf-a": second("emits", [{ ...first, payload: objectOf({ at: number }) }]), "mf-b": consumes(at) },
      "do not agree on thing.happened@1: in the payload that mf-a sends, at is number, not string.",
    ],
  ])("do not meet when %s", async (_, builds, refusal) => {
    expect(await promoted(builds)).toContain(refusal);
  });
});

describe("slots of a set", () => {
  const slot = (id: string, props: object, role: "places" | "fills") => ({
    contracts: uses({ slots: { [id]: { owner: "mf-a", props: props as Event["payload"], [role]: true } } }),
  });
  const content = slot("page.thing@1", at, "fills");

  it("accept content whose props match those of the owner", async () => {
    const more = objectOf({ at: text, place: text });
    expect(await promoted({ "mf-a": slot("page.thing@1", more, "places"), "mf-b": content })).toBe("let through");
  });

  it.each<[string, Builds, string]>([
    [
      "whose props it does not take",
      { "mf-a": slot("page.thing@1", objectOf({ at: number }), "places"), "mf-b": content },
      "CONTRACT: mf-a@1.0.0 and mf-b@1.0.0 do not agree on the slot page.thing@1: in the props that mf-a hands over, at is number, not string.",
    ],
    [
      "that its owner does not place",
      { "mf-a": { contracts: uses() }, "mf-b": content },
      "CONTRACT: mf-b@1.0.0 has content for the slot page.thing@1, which is unknown here: mf-a@1.0.0 does not place it;",
    ],
    [
      "that its owner places in another version",
      { "mf-a": slot("page.thing@2", at, "places"), "mf-b": content },
      "CONTRACT: mf-b@1.0.0 has content for the slot page.thing@1, which is unknown here: mf-a@1.0.0 places page.thing@2;",
    ],
    ["whose owner is not there", { "mf-b": content }, "its owner mf-a is not in this set; promote that with it."],
  ])("refuse content for one %s", async (_, builds, refusal) => {
    expect(await promoted(builds)).toContain(refusal);
  });

  it("may be placed by their owner only", async () => {
    const place = slot("page.thing@1", at, "places");
    expect(await promoted({ "mf-a": place, "mf-b": place })).toBe(
      "CONTRACT: mf-b@1.0.0 places the slot page.thing@1, which belongs to mf-a; declare a slot of its own, or let mf-a place it.",
    );
  });
});

describe("slices of a set", () => {
  const having = (...slices: string[]) => ({ contracts: uses({ slices }) });

  it("have different keys", async () => {
    const builds = { shell: having("menu"), "mf-a": having("gifts", "cards"), "mf-b": having("cart") };
    expect(await promoted(builds)).toBe("let through");
  });

  it.each([
    [
      { shell: having("menu"), "mf-a": having("cart"), "mf-b": having("gifts", "cart") },
      "mf-a@1.0.0 and mf-b@1.0.0",
      "cart",
    ],
    [{ shell: having("menu"), "mf-a": having("menu") }, "shell@1.0.0 and mf-a@1.0.0", "menu"],
  ])("are refused with the same key", async (builds, releases, key) => {
    expect(await promoted(builds)).toBe(
      `CONTRACT: ${releases} both have a slice "${key}"; rename one of them in its store.ts.`,
    );
  });
});

describe("links of a set", () => {
  const routes = (links: string[], serves: string[]) => ({ contracts: uses({ routes: { links, serves } }) });

  it("lead to pages of its remotes and of the shell", async () => {
    const builds = { shell: routes(["/thing/:id"], ["/404"]), "mf-a": routes(["/404"], ["/thing/:link"]) };
    expect(await promoted(builds)).toBe("let through");
  });

  it("are refused when no release serves the address, even if a pattern matches it", async () => {
    expect(await promoted({ shell: routes(["/thing"], []), "mf-a": routes([], ["/:link"]) })).toBe(
      "ROUTES: shell@1.0.0 links to /thing, which no release of this set serves; promote the remote that serves it with it, or take the link out.",
    );
  });
});

describe("addresses of a remote's pages", () => {
  const page = (path: string) => ({
    manifest: { routes: [{ page: "gifts", path, rendering: "client" as const, login: false }] },
  });

  it.each(["/", "/ops", "/v2/gifts", "/media/:picture/:size", "/sitemap-2.xml"])(
    "are refused when the edge answers them itself: %s",
    async (path) => {
      expect(await promoted({ "mf-a": page(path) })).toBe(
        `ROUTES: mf-a claims ${path}, which the edge answers itself; give the page another address.`,
      );
    },
  );

  it("are refused when the shell has a page there", async () => {
    const shell = { contracts: uses({ routes: { links: [], serves: ["/404", "/offline"] } }) };
    expect(await promoted({ shell, "mf-a": page("/offline") })).toBe(
      "ROUTES: mf-a and shell both claim route /offline; take it out of one of them.",
    );
  });

  it("are refused when another remote's differs in letter case only, which makes no difference", async () => {
    expect(await promoted({ "mf-a": page("/Gifts"), "mf-b": page("/gifts") })).toBe(
      "ROUTES: mf-b and mf-a both claim route /gifts; take it out of one of them.",
    );
  });

  it("may begin like those of the edge", async () => {
    expect(await promoted({ "mf-a": page("/:category"), "mf-b": page("/ops-room") })).toBe("let through");
  });
});

describe("contracts.json", () => {
  it.each(["{", "null", JSON.stringify({ events: { "thing.happened@1": {} }, operations: {} })])(
    "that cannot be read is damage: %s",
    async (contracts) => {
      expect(await promoted({ "mf-a": { contracts } })).toBe(
        "DAMAGED: contracts.json of mf-a@1.0.0 cannot be read; build the package again and publish a new version.",
      );
    },
  );

  /** Contracts of an older format, with one version per contract and without slots and routes. */
  const older = (events: object, emitted: string[] = [], consumed: string[] = []) => ({
    contracts: JSON.stringify({ events, operations: {} }),
    release: { contracts: "1.0.0" },
    manifest: {
      contracts: "^1.0.0",
      routes: [{ page: "thing", path: "/thing", rendering: "client" as const, login: false }],
      slots: [{ slot: "page.thing", part: "thing", rendering: "client" as const }],
      events: { emits: emitted, consumes: consumed },
    },
  });
  const event = { kind: "event", owner: "mf-a", payload: at };
  const emitter = older({ "thing.happened@1": event }, ["thing.happened@1"], ["shell.happened@1"]);
  const shell = older({ "shell.happened@1": { ...event, owner: "shell" }, "thing.happened@1": event });

  it("of an older release is read with its manifest", async () => {
    const linked = uses({ routes: { links: ["/thing", "/shells-own"], serves: [] } });
    expect(await promoted({ shell, "mf-a": emitter, "mf-b": { contracts: linked } })).toBe("let through");
  });

  it("of an older release is compared by the fields it has", async () => {
    const needy = consumes(objectOf({ at: text, place: text }));
    expect(await promoted({ shell, "mf-a": emitter, "mf-b": needy })).toContain("place may be missing");
  });

  it("of an older owner has no slots, so content for them is accepted", async () => {
    const content = uses({ slots: { "page.thing@1": { owner: "mf-a", props: at, fills: true } } });
    expect(await promoted({ shell, "mf-a": emitter, "mf-b": { contracts: content } })).toBe("let through");
  });

  it("is missing in the oldest releases, of which only the ids are known", async () => {
    const { contracts: _, ...oldest } = older({}, [], ["other.happened@1"]);
    expect(await promoted({ "mf-a": oldest })).toContain("mf-a@1.0.0 consumes other.happened@1, which no release of");
  });
});
