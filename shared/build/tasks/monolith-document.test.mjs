import { withMonolith } from "./monolith-document.mjs";

const documentOf = (initial, list) =>
  `<main></main>
<script type="application/json" id="initial-state">${JSON.stringify(initial)}</script>
<script type="application/json" id="scripts">${JSON.stringify(list)}</script>`;

const addressesOf = (chunk) =>
  ({ main: ["/m/main.js"], "mf-a": ["/m/a.js"], "page-home": ["/m/home.js"] })[chunk] ?? [];

describe("withMonolith", () => {
  it("changes the scripts of a document and leaves the stylesheets and all else that it names", () => {
    const remote = {
      name: "mf-a",
      version: "1.0.0",
      entry: "/r/mf-a/1.0.0/remoteEntry.js",
      integrity: "sha384-a",
      parts: { "page-home": { scripts: ["/r/mf-a/1.0.0/home.js"], styles: ["/r/mf-a/1.0.0/home.css"], platform: [] } },
    };
    const document = documentOf(
      { composition: { set: "s", remotes: [remote] }, match: { remote: "mf-a", page: "home" }, state: { a: 1 } },
      {
        release: { version: "1.0.0", revision: 3 },
        styles: [null, ["/r/mf-a/1.0.0/home.css", "sha384-b"]],
        scripts: [["/r/shell/1.0.0/main.js", "sha384-c"]],
        ahead: [["/r/mf-a/1.0.0/home.js"]],
      },
    );
    const patched = {
      ...remote,
      entry: "/m/a.js",
      integrity: "",
      parts: { "page-home": { scripts: ["/m/a.js", "/m/home.js"], styles: [], platform: [] } },
    };
    expect(withMonolith(document, addressesOf)).toBe(
      documentOf(
        { composition: { set: "s", remotes: [patched] }, match: { remote: "mf-a", page: "home" }, state: { a: 1 } },
        {
          release: { version: "1.0.0", revision: 3 },
          styles: [null, ["/r/mf-a/1.0.0/home.css", "sha384-b"]],
          scripts: [["/m/main.js"]],
          ahead: [["/m/a.js"], ["/m/home.js"]],
        },
      ),
    );
  });
});
