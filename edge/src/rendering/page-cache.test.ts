import { createPageCache } from "./page-cache.ts";

describe("a page cache", () => {
  /** How many of the documents, set one after the other, it has in the end. */
  function cachedOf(bytes: number, canonical: boolean): number {
    const cache = createPageCache<{ canonical: boolean; html: Buffer }>();
    const html = Buffer.alloc(bytes);
    const addresses = Array.from({ length: 600 }, (_, index) => `/${index}`);
    for (const address of addresses) cache.set(address, { canonical, html });
    return addresses.filter((address) => cache.get(address)).length;
  }

  it("has hundreds of documents of the usual size, and few large ones", () => {
    expect([cachedOf(190_000, true), cachedOf(190_000, false)]).toEqual([500, 100]);
    expect([cachedOf(3_000_000, true), cachedOf(3_000_000, false)]).toEqual([33, 6]);
    expect(cachedOf(0, true)).toBe(500);
  });
});
