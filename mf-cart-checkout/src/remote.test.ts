import { declarationsOf } from "@thuot-tha/shared/testing";
import manifest from "../remote.json";
import remote from "./remote.ts";

describe("remote.json", () => {
  it("says what the pages and slots say of themselves", async () => {
    expect(await declarationsOf(manifest, remote)).toEqual(manifest);
  });
});
