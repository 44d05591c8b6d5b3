import withoutRest from "./federation.mjs";

const text = (...lines) => `${lines.join("\n")}\n`;

describe("the loader of federation's runtime", () => {
  it("removes the methods that load manifests, and keeps the others", () => {
    const source = [
      "var Handler = class {",
      "\tasync loadRemote(id) {",
      "\t\treturn id;",
      "\t}",
      "\tasync getManifestJson(url) {",
      "\t\tif (url) {",
      "\t\t\treturn url;",
      "\t\t}",
      "\t}",
      "\tgetGlobalRemoteInfo(info) {",
      "\t\treturn info;",
      "\t}",
      "};",
    ];
    expect(withoutRest(text(...source))).toBe(text(...source.slice(0, 4), ...source.slice(9)));
  });

  it("removes the preloading of what a manifest lists from the helpers", () => {
    const helpers = "\tutils: {\n\t\tmatchRemoteWithNameAndExpose,\n\t\tpreloadAssets,\n\t\tgetRemoteInfo\n\t}\n";
    expect(withoutRest(helpers)).toBe("\tutils: {\n\t\tmatchRemoteWithNameAndExpose,\n\t\tgetRemoteInfo\n\t}\n");
  });

  it("loads every entry as a script", () => {
    const source = [
      "async function loadEntryDom({ entry, type }) {",
      "\tif (isEsmRemoteType(type)) return loadEsmEntry({",
      "\t\tentry",
      "\t});",
      '\tif (type === "system") return loadSystemJsEntry({',
      "\t\tentry",
      "\t});",
      "\treturn loadEntryScript({",
      "\t\tentry",
      "\t});",
      "}",
    ];
    expect(withoutRest(text(...source))).toBe(text(source[0], ...source.slice(7)));
  });

  it("removes what loads the remotes of a build", () => {
    const runtime = "\tremotes: USE_REMOTE ? remotes : void 0,\n\tconsumes: USE_SHARED ? consumes : void 0,\n";
    expect(withoutRest(runtime)).toBe("\tremotes: void 0,\n\tconsumes: USE_SHARED ? consumes : void 0,\n");
  });

  it("removes the plugin of smaller shared modules", () => {
    const init = [
      "function init({ webpackRequire }) {",
      "\tif (USE_SHARED) {",
      "\t\tconst plugin = () => {",
      "\t\t};",
      "\t}",
      "\treturn runtime.init(initOptions);",
      "}",
    ];
    expect(withoutRest(text(...init))).toBe(text(init[0], ...init.slice(5)));
  });
});
