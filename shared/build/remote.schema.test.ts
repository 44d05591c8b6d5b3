import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toJSONSchema } from "zod";
import { remoteFile } from "../src/contracts/remote/index.ts";

describe("remote.schema.json", () => {
  it("is the schema of remote.json", () => {
    const schema = JSON.parse(readFileSync(join(__dirname, "remote.schema.json"), "utf8"));
    expect(schema).toEqual(toJSONSchema(remoteFile, { io: "input" }));
  });
});
