import manifest from "../remote.json";
import remote from "./remote.ts";

describe("remote.json", () => {
  it.each(manifest.routes.map(({ page }) => page))("promises the page %s, and it is there", async (page) => {
    await expect(remote.page(page)).resolves.toHaveProperty("load");
  });

  it.each(manifest.slots.map(({ part }) => part))("promises the slot's part %s, and it is there", async (part) => {
    await expect(remote.slot(part)).resolves.toHaveProperty("element");
  });
});
