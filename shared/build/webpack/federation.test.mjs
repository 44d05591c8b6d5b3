import withoutManifests from "./federation.mjs";

describe("the loader of federation's core", () => {
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
      "",
    ];
    expect(withoutManifests(source.join("\n"))).toBe([...source.slice(0, 4), ...source.slice(9)].join("\n"));
  });

  it("removes the preloading of what a manifest lists from the helpers", () => {
    const helpers = "\tutils: {\n\t\tmatchRemoteWithNameAndExpose,\n\t\tpreloadAssets,\n\t\tgetRemoteInfo\n\t}\n";
    expect(withoutManifests(helpers)).toBe("\tutils: {\n\t\tmatchRemoteWithNameAndExpose,\n\t\tgetRemoteInfo\n\t}\n");
  });
});
