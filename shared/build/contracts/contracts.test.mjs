/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const shared = join(__dirname, "..", "..");

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "contracts-"));
  mkdirSync(join(folder, "node_modules", "@thuot-tha"), { recursive: true });
  symlinkSync(shared, join(folder, "node_modules", "@thuot-tha", "shared"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Builds these sources as a release is built.
 * @returns the contracts found, and the build's errors
 */
function build(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const module = (path) => JSON.stringify(join(shared, "build", path));
  writeFileSync(
    join(folder, "build.mjs"),
    `import { common } from ${module("webpack/common.mjs")};
     import { compile } from ${module("webpack/compile.mjs")};
     import { eventsOf, readContracts } from ${module("contracts/read.mjs")};
     const target = ${JSON.stringify({ root: folder, directory: folder, name: "mf-a" })};
     const web = { ...target, env: "web", output: ${JSON.stringify(join(folder, "dist"))}, version: "1" };
     const { stats } = await compile([{ ...common(web), entry: "./src/main.ts" }]);
     const contracts = await readContracts(target, stats.map(({ compilation }) => compilation), { serves: ["/b", "/a"], slices: ["thing", "cards"] });
     console.log(JSON.stringify({ contracts, events: eventsOf(contracts) }));`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "build.mjs")], { encoding: "utf8" });
  return { stderr, stdout, ...(stdout.startsWith("{") ? JSON.parse(stdout) : {}) };
}

const head = `
  import { defineEvent, defineRoute, defineSlot } from "@thuot-tha/shared/contracts";
  import * as z from "@thuot-tha/shared/schema";`;
const contracts = {
  "src/contracts/events/thing.ts": `${head}
    export const kinds = ["good"];
    export const thingMade = defineEvent({ id: "thing.made@1", kind: "event", owner: "mf-a", payload: z.object({ at: z.string() }) });
    export const thingMade2 = defineEvent({
      id: "thing.made@2", kind: "event", owner: "mf-a", payload: z.object({ when: z.int() }),
      adapts: { from: thingMade, upgrade: ({ at }) => ({ when: Number(at) }), downgrade: ({ when }) => ({ at: String(when) }) },
    });
    export const thingLost = defineEvent({ id: "thing.lost@1", kind: "state", owner: "mf-b", payload: z.object({}) });
    export const thingMisnamed = defineEvent({ id: "otherThing.made@1", kind: "event", owner: "mf-a", payload: z.object({}) });
    export const thingUnused = defineEvent({ id: "thing.unused@1", kind: "state", owner: "mf-b", payload: z.object({}) });`,
  "src/contracts/slots/thing.ts": `${head}
    export const thingPlace = defineSlot({ id: "thing.place@1", owner: "mf-a", props: z.object({ id: z.string() }) });
    export const thingContent = defineSlot({ id: "thing.content@1", owner: "mf-b", props: z.object({}) });`,
  "src/contracts/routes/thing.ts": `${head}
    export const thingRoute = defineRoute("/thing/:id");
    export const deadRoute = defineRoute("/dead");`,
};
const object = (properties) => ({ type: "object", properties, required: Object.keys(properties) });
const nothing = { type: "object", properties: {} };
const integer = { type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

describe("contracts.json", () => {
  it("has what the code of a release uses, and how; nothing of what is dead or only declared", () => {
    const sources = {
      ...contracts,
      "src/pass-on.ts": 'export { thingLost } from "./contracts/events/thing.ts";',
      "src/dead.ts": `
        import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
        import { thingUnused } from "./contracts/events/thing.ts";
        import { deadRoute } from "./contracts/routes/thing.ts";
        export const dead = () => [logOut, thingUnused.subscribe, deadRoute];
        export const alive = 1;`,
      "src/slots/thing/slot.ts": `
        import { thingContent } from "../../contracts/slots/thing.ts";
        export default { slot: thingContent };`,
      "src/pages/own/page.ts": `
        import { defineRoute } from "@thuot-tha/shared/contracts";
        export default { route: defineRoute("/own") };`,
      "src/main.ts": `
        import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
        import { kinds, thingMade2 } from "./contracts/events/thing.ts";
        import { thingRoute } from "./contracts/routes/thing.ts";
        import { thingPlace } from "./contracts/slots/thing.ts";
        import { alive } from "./dead.ts";
        import { thingLost } from "./pass-on.ts";
        import("./slots/thing/slot.ts");
        import("./pages/own/page.ts");
        window.page = (bus) => [alive, kinds, thingPlace, thingRoute.path, getMe.path, thingMade2.emit(bus, { when: 1 }), thingLost.subscribe(bus)];`,
    };
    const { contracts: found, events, stderr } = build(sources);
    expect(stderr).toBe("");
    const { operations, ...others } = found;
    expect(others).toEqual({
      events: {
        "thing.lost@1": { kind: "state", owner: "mf-b", payload: nothing, consumes: true },
        "thing.made@2": {
          kind: "event",
          owner: "mf-a",
          payload: object({ when: integer }),
          emits: true,
          adapts: [{ id: "thing.made@1", payload: object({ at: { type: "string" } }) }],
        },
      },
      slots: {
        "thing.content@1": { owner: "mf-b", props: nothing, fills: true },
        "thing.place@1": { owner: "mf-a", props: object({ id: { type: "string" } }), places: true },
      },
      routes: { links: ["/thing/:id"], serves: ["/a", "/b"] },
      slices: ["cards", "thing"],
    });
    expect(Object.keys(operations)).toEqual(["GET /v2/user/consumer/me"]);
    expect(operations["GET /v2/user/consumer/me"].response.properties).toHaveProperty("user");
    expect(events).toEqual({ emits: ["thing.made@2"], consumes: ["thing.lost@1"] });
    // The second time webpack reads the modules from its cache.
    expect(build(sources).contracts).toEqual(found);
  });

  it("has references that point into the request of an operation", () => {
    const { contracts: found, stderr } = build({
      "src/contracts/operations/tree/plant.ts": `
        import { defineOperation } from "@thuot-tha/shared/contracts/operations";
        import * as z from "@thuot-tha/shared/schema";
        const Tree = z.object({ get children() { return z.array(Tree); } });
        export const plant = defineOperation({ method: "POST", path: "/v2/tree", access: "public", tag: "tree", summary: "", body: Tree, response: Tree });`,
      "src/main.ts": `
        import { plant } from "./contracts/operations/tree/plant.ts";
        window.plant = plant;`,
    });
    expect(stderr).toBe("");
    const tree = ($ref) => object({ children: { type: "array", items: { $ref } } });
    const { request, response } = found.operations["POST /v2/tree"];
    expect(request).toEqual(object({ body: tree("#/properties/body") }));
    expect(response).toEqual(tree("#"));
  });

  it.each([
    [
      "an event without a usable id",
      'import { thingMisnamed } from "./contracts/events/thing.ts"; window.a = (bus) => thingMisnamed.emit(bus, {});',
      'The event "otherThing.made@1" needs an id like gift-card.chosen@1',
    ],
    [
      "a contract that is declared elsewhere",
      `${head} window.a = defineSlot({ id: "a.b@1", owner: "mf-a", props: z.object({}) });`,
      "src/main.ts calls defineSlot; contracts belong in src/contracts/",
    ],
    [
      "a use of a whole file",
      'import * as all from "./contracts/events/thing.ts"; window.a = all;',
      "src/main.ts uses all of ./contracts/events/thing.ts; import contracts by name.",
    ],
    [
      "a contract that is imported later",
      'import("./contracts/events/thing.ts").then(console.log);',
      "src/main.ts imports ./contracts/events/thing.ts with import(); import contracts statically.",
    ],
  ])("is not written for %s", (_, main, refusal) => {
    expect(build({ ...contracts, "src/main.ts": main }).stderr).toContain(refusal);
  });
});
