import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import { changeOverrides, parseOverrides, withOverrides } from "./overrides.ts";

const own = { remote: "mf-a", origin: "http://localhost:4101" };

describe("overrides", () => {
  it.each([
    ["mf-a@http://localhost:4101", [own]],
    ["mf-a@http://localhost:4101/,mf-b@http://127.0.0.1:1", [own, { remote: "mf-b", origin: "http://127.0.0.1:1" }]],
    ["mf-a@https://evil.example", []],
    ["mf-a@http://localhost.evil.example:80", []],
    ["mf-a@http://localhost:80@evil.example", []],
    ["shell@http://localhost:4101", []],
    ["nonsense", []],
  ])("are read from %s", (text, expected) => {
    expect(parseOverrides(text)).toEqual(expected);
  });

  it("are added, replaced and switched off", () => {
    expect(changeOverrides([own], "mf-a@http://localhost:5000")).toEqual([{ ...own, origin: "http://localhost:5000" }]);
    expect(changeOverrides([own], "mf-a@off")).toEqual([]);
    expect(changeOverrides([own], "off")).toEqual([]);
    expect(changeOverrides([own], "mf-b@https://evil.example")).toBeNull();
  });

  it("are rendered by the browser only, also for a remote that is not live yet", () => {
    const composition = {
      revision: 1,
      shell: { version: "1.0.0", parts: {} },
      remotes: [
        {
          name: "mf-a",
          version: "1.0.0",
          routes: [{ page: "p", path: "/p", rendering: "server", login: false }],
          slots: [],
          events: {},
        },
      ],
    } as unknown as LiveComposition;
    const { remotes } = withOverrides(composition, [own, { remote: "mf-new", origin: "http://localhost:4105" }]);
    expect(
      remotes.map(({ name, override, routes }) => [name, override, routes.map(({ rendering }) => rendering)]),
    ).toEqual([
      ["mf-a", "http://localhost:4101", ["client"]],
      ["mf-new", "http://localhost:4105", []],
    ]);
    expect(remotes.map(({ version }) => version)).toEqual(["0.0.0-dev", "0.0.0-dev"]);
  });
});
