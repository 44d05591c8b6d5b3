import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../testing/release.ts";
import { createToken, operatorWith, readOperators } from "./operators.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

async function fileOf(content: unknown): Promise<string> {
  const file = join(folder.path, "operators.json");
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

describe("readOperators", () => {
  it("reads names, hashes and roles", async () => {
    const file = await fileOf([{ name: "Lan Anh", token: hash, roles: ["publish:mf-a", "roll-back"] }]);
    expect(await readOperators(file)).toEqual([
      {
        name: "Lan Anh",
        tokenHash: hash,
        roles: [{ may: "publish", remote: "mf-a" }, { may: "roll-back" }],
        isShared: false,
      },
    ]);
  });

  it.each<[string, unknown, string]>([
    ["that is no JSON", "{", "expected array"],
    ["with an unknown role", [{ name: "lan", token: hash, roles: ["admin"] }], '"admin" is none of publish:<remote>'],
    [
      "with a token in place of its hash",
      [{ name: "lan", token: "tt_1", roles: [] }],
      "the SHA-256 of the token in hex",
    ],
    ["with the name of edges", [{ name: "edge", token: hash, roles: [] }], "edges have this name"],
    [
      "with a name twice",
      [
        { name: "lan", token: hash, roles: [] },
        { name: "lan", token: hash, roles: [] },
      ],
      "the name lan is there twice",
    ],
  ])("refuses a file %s", async (_, content, sentence) => {
    await expect(readOperators(await fileOf(content))).rejects.toThrow(sentence);
  });

  it("refuses a missing file", async () => {
    await expect(readOperators(join(folder.path, "none.json"))).rejects.toThrow("OPERATORS_FILE: ENOENT");
  });
});

describe("operatorWith", () => {
  it("finds the operator with a token", () => {
    const [lan, minh] = [createToken(), createToken()];
    const operators = [
      { name: "lan", roles: [], tokenHash: lan.hash, isShared: false },
      { name: "minh", roles: [], tokenHash: minh.hash, isShared: false },
    ];
    expect(operatorWith(minh.token, operators)?.name).toBe("minh");
    expect(operatorWith(`${minh.token}x`, operators)).toBeNull();
    expect(operatorWith("", operators)).toBeNull();
  });
});
