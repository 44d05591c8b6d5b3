import { join } from "node:path";
import { diskObjects } from "@thuot-tha/shared/server";
import { promote } from "../releases/promote.ts";
import { publish } from "../releases/publish.ts";
import { releaseStore } from "../releases/store.ts";
import { uses } from "../testing/contracts.ts";
import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { checkReleaseSet as check } from "./release-set.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Promotes a shell and a remote with these stylesheets. @returns why it is refused, or "live" */
async function promoted({ shell = "", remote = "" }): Promise<string> {
  const store = releaseStore(diskObjects(join(folder.path, "store")));
  for (const [name, css] of Object.entries({ shell, "mf-a": remote }))
    await publish(store, await writeBuild(folder.path, name, { contracts: uses(), contents: { "page.css": css } }));
  const set = ["shell", "mf-a"].map((name) => ({ name, version: "1.0.0" }));
  return promote(store, set, { by: "an", why: "", at: new Date("2026-12-01T00:00:00Z") }, { check }).then(
    () => "live",
    ({ code, message }) => `${code}: ${message}`,
  );
}

describe("styles of a remote", () => {
  it.each([
    ".a button,html[data-ready] .a:not(.b)>p{color:red}\n",
    "html:has(.a) body,:has(>main .a)>:not(main){color:red}",
    "@media (min-width:1px){@supports (color:red){.a{color:red}}}@layer base,page;@layer page{.a{color:red}}",
    "@font-face{font-family:a}@keyframes a{to{rotate:1turn}}@page{margin:0}",
    '/* it\'s {a} rule */.a{content:"/* }{ ";&:hover{color:red}}',
  ])("are let through: %s", async (remote) => {
    expect(await promoted({ remote })).toBe("live");
  });

  it.each([
    ["button{color:red}", "button"],
    [".a{color:red}/* ' */header{display:none}/* ' */", "header"],
    [".a,p:not(.a){color:red}", "p:not(.a)"],
    ["html:not(:has(.a)){color:red}", "html:not(:has(.a))"],
    ["@media (hover:hover){.a{color:red}*{color:red}}", "*"],
    ["@import url(https://styles.example/all.css);", "@import url(https://styles.example/all.css);"],
    ["@scope (main){p{color:red}}", "@scope (main){p{color:red}}"],
    [".a{color:red}}p{color:red}", "}p{color:red}"],
    ['.a{content:"}\n}p{content:"}"}', "p"],
    [".a\\{,p{color:red}", "p"],
    ["p{content:'", "p"],
  ])("are refused: %s", async (remote, found) => {
    expect(await promoted({ remote })).toBe(
      `STYLES: page.css of mf-a@1.0.0 would change the pages of other remotes: "${found}" has no class. Move its rules into CSS modules, and publish a new version.`,
    );
  });

  it("are no concern of the shell's, which lays out every page", async () => {
    expect(await promoted({ shell: "header{color:red}" })).toBe("live");
  });
});
