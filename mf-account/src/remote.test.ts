import manifest from "../remote.json";
import { partSaga } from "./part-saga.ts";
import remote from "./remote.ts";
import { partSagaWanted } from "./with-part-saga.ts";

describe("remote.json", () => {
  it.each(manifest.routes.map(({ page }) => page))("promises the page %s, and it is there", async (page) => {
    await expect(remote.page(page)).resolves.toHaveProperty("load");
  });

  it.each(manifest.slots.map(({ part }) => part))("promises the slot's part %s, and it is there", async (part) => {
    await expect(remote.slot(part)).resolves.toHaveProperty("element");
  });
});

describe("the saga", () => {
  it("learns what pages do when the first of them is loaded", async () => {
    await remote.page("orders");
    await expect(partSagaWanted).resolves.toBe(partSaga);
  });
});
