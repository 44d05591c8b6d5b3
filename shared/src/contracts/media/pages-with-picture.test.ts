import { isPageWithPicture, withPageWithPicture } from "./pages-with-picture.ts";

const pages = Array.from({ length: 11 }, (_, index) => `/product/${index}`);

describe("pages whose picture the device has", () => {
  it("are the last ten", () => {
    // A browser's own value, before a worker sets another one.
    const value = pages.reduce(withPageWithPicture, "true");
    expect(pages.filter((page) => isPageWithPicture(value, page))).toEqual(pages.slice(1));
    expect(value).toHaveLength(10 * 5 + 9);
  });

  it("are named once, with their query", () => {
    const value = ["/dam", "/dam?page=2", "/dam"].reduce(withPageWithPicture, "true");
    expect(value).toMatch(/^[0-9a-z]{5} [0-9a-z]{5}$/);
    expect(isPageWithPicture(value, "/dam?page=2")).toBe(true);
    expect(isPageWithPicture(value, "/dam?page=3")).toBe(false);
  });

  it.each(["", "true", "undefined"])("are none in %j", (value) => {
    expect(isPageWithPicture(value, "/home")).toBe(false);
  });
});
