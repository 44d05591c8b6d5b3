import { declarationsOf } from "@thuot-tha/shared/testing";
import manifest from "../remote.json";
import { partSaga } from "./part-saga.ts";
import remote from "./remote.ts";
import { partSagaWanted } from "./with-part-saga.ts";

describe("remote.json", () => {
  it("says what the pages and slots say of themselves", async () => {
    expect(await declarationsOf(manifest, remote)).toEqual(manifest);
  });
});

describe("the saga", () => {
  it("learns what pages do when the first of them is loaded", async () => {
    await remote.page("orders");
    await expect(partSagaWanted).resolves.toBe(partSaga);
  });
});
