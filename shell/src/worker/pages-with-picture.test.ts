/** @jest-environment node */
import { isPageWithPicture } from "@thuot-tha/shared/contracts/media";
import { createPagesWithPicture } from "./pages-with-picture.ts";

/** The navigation preload of a browser. */
function preload() {
  let headerValue = "true";
  return {
    enable: async () => undefined,
    getState: async () => ({ headerValue }),
    async setHeaderValue(value: string) {
      headerValue = value;
    },
    names: (path: string) => isPageWithPicture(headerValue, path),
  };
}

describe("createPagesWithPicture", () => {
  it("names visited pages to the shop, and none after signing out", async () => {
    const browser = preload();
    const pages = createPagesWithPicture(browser);
    await pages.add("/home");
    await pages.add("/dam?page=2");
    expect(["/home", "/dam?page=2", "/dam"].map(browser.names)).toEqual([true, true, false]);
    await pages.clear();
    expect(browser.names("/home")).toBe(false);
  });

  it("does nothing in a browser that preloads no navigation", async () => {
    const pages = createPagesWithPicture(undefined);
    await expect(Promise.all([pages.add("/home"), pages.clear()])).resolves.toEqual([undefined, undefined]);
  });
});
