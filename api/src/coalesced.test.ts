import { coalesced } from "./coalesced.ts";

describe("coalesced work", () => {
  it("runs again for callers that come while it runs, once for all of them", async () => {
    let runs = 0;
    const work = coalesced(async () => ++runs);
    expect(await Promise.all([work(), work(), work()])).toEqual([1, 2, 2]);
    expect(await work()).toBe(3);
  });
});
