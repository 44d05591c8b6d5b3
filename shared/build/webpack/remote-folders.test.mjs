/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readRemote } from "./remote-folders.mjs";

let folder;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "folders-")), "mf-gifts");
  mkdirSync(join(folder, "node_modules", "@thuot-tha"), { recursive: true });
  symlinkSync(join(__dirname, "..", ".."), join(folder, "node_modules", "@thuot-tha", "shared"));
  write({
    "remote.json": `{
  "name": "mf-gifts",
  "platform": "^2.0.0"
}`,
  });
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

function write(files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const page = (fields, before = "") => `${before}
export const giftsPage = definePage({
  ${fields}
});
`;
const inPage = (fields, before) => write({ "src/pages/gifts/page.ts": page(fields, before) });

const homeImport = 'import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";';

describe("readRemote", () => {
  it("finds pages, slots and the store, and reads their routes, slots and rendering without running them", async () => {
    write({
      "src/contracts/routes/gifts.ts":
        'import { defineRoute } from "@thuot-tha/shared/contracts";\nexport const giftRoute = defineRoute("/gifts/:id");\n',
      "src/pages/gifts/page.ts": `// Quà tặng
import { infoRoute as helpRoute } from "@thuot-tha/shared/contracts/routes/content";
import { giftRoute } from "../../contracts/routes/gifts.ts";
import { vi } from "../../nowhere.ts";

const ownRoute = defineRoute("/gifts");

export const loadGifts = function* () {};

export const giftsPage = definePage({
  routes: [ownRoute, giftRoute, helpRoute, defineRoute("/qua")],
  rendering: "server",
  *load() {},
  Component: () => null,
  head: (state: unknown) => ({ title: vi.title }),
});
`,
      "src/pages/card/page.ts": page('route: defineRoute("/card"), rendering: "client" as const, login: true,'),
      "src/pages/card/CardPage.tsx": "",
      "src/pages/pages.test.tsx": "",
      "src/slots/note/slot.ts": `import { headerBadge } from "@thuot-tha/shared/contracts/slots/header";
export const noteSlot = slotContent({ slot: headerBadge, rendering: "client", Component: Note });
`,
      "src/store.ts": "export const giftsStore = defineStore({ reducers: { gifts: giftsReducer, cards } });\n",
    });
    expect(await readRemote(folder)).toEqual({
      declared: {
        name: "mf-gifts",
        platform: "^2.0.0",
        routes: [
          { page: "card", path: "/card", rendering: "client", login: true },
          { page: "gifts", path: "/gifts", rendering: "server" },
          { page: "gifts", path: "/gifts/:id", rendering: "server" },
          { page: "gifts", path: "/info/:pageInfo", rendering: "server" },
          { page: "gifts", path: "/qua", rendering: "server" },
        ],
        slots: [{ slot: "header.badge@1", part: "note", rendering: "client" }],
      },
      pages: [
        { name: "card", file: "./src/pages/card/page.ts", exported: "giftsPage" },
        { name: "gifts", file: "./src/pages/gifts/page.ts", exported: "giftsPage" },
      ],
      slots: [{ name: "note", file: "./src/slots/note/slot.ts", exported: "noteSlot" }],
      store: { name: "store", file: "./src/store.ts", exported: "giftsStore", slices: ["gifts", "cards"] },
    });
  });

  it("needs neither pages, slots nor a store", async () => {
    expect(await readRemote(folder)).toMatchObject({ declared: { routes: [], slots: [] }, pages: [], slots: [] });
  });

  it.each([
    ['route: homeRoute,\n  rendering: "edge",', homeImport, '4: rendering must be "server" or "client"'],
    ["route: homeRoute,\n  rendering,", homeImport, '4: rendering must be "server" or "client"'],
    ["route: homeRoute,\n  rendering: server,", homeImport, '4: rendering must be "server" or "client"'],
    ["route: homeRoute,", homeImport, '2: rendering must be "server" or "client"'],
    ['route: homeRoute,\n  rendering: "client", login: isGuest,', homeImport, "4: login must be true or false"],
    ['rendering: "client",', "", "2: route is missing"],
    ['rendering: "client", routes: all,', "", "3: routes must be a list in place"],
    ['rendering: "client", route: "/gifts",', "", "3: route must be made by defineRoute"],
    ['rendering: "client", route: homeRoute,', "", "3: route must be made by defineRoute"],
    ['rendering: "client", route: defineRoute(path),', "", "3: defineRoute must be given a literal path"],
    [
      'rendering: "client", route: nowhereRoute,',
      homeImport.replace("homeRoute", "nowhereRoute"),
      "3: route must be made by defineRoute, here or in the file it is imported from; @thuot-tha/shared/contracts/routes/catalogue exports no such nowhereRoute",
    ],
    [
      'rendering: "client", route: homeRoute,',
      homeImport.replace("catalogue", "katalog"),
      "3: @thuot-tha/shared/contracts/routes/katalog cannot be found",
    ],
    ["...common,", "", "3: definePage's fields must be written out"],
    ['rendering: "client",,', "", "3: Unexpected token `,`"],
  ])("reports where a page cannot be read: %s", async (fields, before, message) => {
    inPage(fields, before);
    await expect(readRemote(folder)).rejects.toThrow(`mf-gifts/src/pages/gifts/page.ts:${message}`);
  });

  it.each([
    [
      "src/pages/gifts/page.ts",
      "\nexport const giftsPage = 3;",
      "page.ts:1: must export a constant made by definePage",
    ],
    [
      "src/pages/gifts/page.ts",
      `${page("")}${page("").replace("gifts", "other")}`,
      "page.ts:6: must export one definePage",
    ],
    ["src/pages/gifts/GiftsPage.tsx", "", "src/pages/gifts/page.ts:1: is missing"],
    ["src/pages/Gifts/page.ts", "", "src/pages/Gifts/page.ts:1: the folder must be named in kebab-case"],
    ["src/slots/note/slot.ts", 'export const a = slotContent({ rendering: "client" });', "slot.ts:1: slot is missing"],
    [
      "src/slots/note/slot.ts",
      'const place = defineSlot({ owner: "a" });\nexport const a = slotContent({ slot: place, rendering: "client" });',
      "slot.ts:1: defineSlot must be given a literal id",
    ],
    ["src/store.ts", "export const reducers = {};", "src/store.ts:1: must export a constant made by defineStore"],
    [
      "src/store.ts",
      "export const store = defineStore({\n  reducers: { ...all } });",
      "src/store.ts:2: reducers's fields must be written out",
    ],
    [
      "src/store.ts",
      "export const store = defineStore({\n  reducers: all });",
      "src/store.ts:2: reducers must be given an object in place",
    ],
  ])("reports what is wrong with %s: %s", async (file, text, message) => {
    write({ [file]: text });
    await expect(readRemote(folder)).rejects.toThrow(message);
  });

  it("names the page that has an address already, and the content that has a slot", async () => {
    const content = 'export const a = slotContent({ slot: defineSlot({ id: "a.b@1" }), rendering: "client" });';
    write({
      "src/pages/gifts/page.ts": page('route: defineRoute("/gifts/:id"), rendering: "client",'),
      "src/pages/old/page.ts": page('route: defineRoute("/Gifts/:link/"), rendering: "client",'),
    });
    await expect(readRemote(folder)).rejects.toThrow("pages/old/page.ts:1: /Gifts/:link/ is declared by gifts already");
    rmSync(join(folder, "src"), { recursive: true });
    write({ "src/slots/one/slot.ts": content, "src/slots/two/slot.ts": content });
    await expect(readRemote(folder)).rejects.toThrow("slots/two/slot.ts:1: a.b@1 is declared by one already");
  });

  it.each(["/", "/v2/gifts", "/Ops", "/media/:picture", "/sitemap-2.xml"])(
    "refuses the page of an address that the edge answers itself: %s",
    async (path) => {
      write({ "src/pages/gifts/page.ts": page(`route: defineRoute("${path}"), rendering: "client",`) });
      await expect(readRemote(folder)).rejects.toThrow(
        `pages/gifts/page.ts:2: ${path} is an address that the edge answers itself`,
      );
    },
  );

  it("reports every file's mistake at once", async () => {
    write({ "src/pages/a/page.ts": "", "src/pages/b/page.ts": "", "src/slots/c/slot.ts": "" });
    const { message } = await readRemote(folder).catch((error) => error);
    expect(message.split("\n").map((line) => line.split(":")[0])).toEqual([
      "mf-gifts/src/pages/a/page.ts",
      "mf-gifts/src/pages/b/page.ts",
      "mf-gifts/src/slots/c/slot.ts",
    ]);
  });

  it.each([
    ['"platform": "^2.0.0"', '"platfrom": "^2.0.0"', 'remote.json:3: "platfrom" is not one of $schema, name,'],
    ['"platform": "^2.0.0"', '"platform": "2"', "remote.json:3: platform must be a caret range like ^1.0.0"],
    ['"mf-gifts",', '"mf-gifts"', "remote.json:3: not JSON: CommaExpected"],
    [
      '"platform": "^2.0.0"',
      '"platform": "^2.0.0",\n"routes": []',
      'remote.json:4: "routes" is not one of $schema, name, platform',
    ],
  ])("names the line of a mistake in remote.json: %s", async (from, to, message) => {
    const file = join(folder, "remote.json");
    write({ "remote.json": readFileSync(file, "utf8").replace(from, to) });
    await expect(readRemote(folder)).rejects.toThrow(`mf-gifts/${message}`);
  });
});
