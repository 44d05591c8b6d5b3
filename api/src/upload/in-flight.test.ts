import { limitInFlight } from "./in-flight.ts";

/** An upload that runs until the test ends it with success or failure. */
function upload() {
  let end = { well: () => {}, badly: () => {} };
  const running = new Promise<void>((resolve, reject) => {
    end = { well: resolve, badly: () => reject(new Error("broken off")) };
  });
  return { work: () => running, end };
}

describe("limitInFlight", () => {
  it("refuses uploads beyond the limit of one customer or of all", async () => {
    const admit = limitInFlight({ maxBytes: 10, maxBytesPerCustomer: 6 });
    const [first, second] = [upload(), upload()];
    const running = [admit("an", 6, first.work), admit("binh", 4, second.work)];
    await expect(admit("an", 1, upload().work)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 });
    await expect(admit("cuc", 1, upload().work)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    first.end.well();
    second.end.well();
    await Promise.all(running);
  });

  it("counts an upload until it succeeds or fails", async () => {
    const admit = limitInFlight({ maxBytes: 6, maxBytesPerCustomer: 6 });
    const [first, second] = [upload(), upload()];
    const stored = admit("an", 6, first.work);
    first.end.well();
    await stored;
    const broken = admit("an", 6, second.work);
    second.end.badly();
    await expect(broken).rejects.toThrow("broken off");
    expect(await admit("an", 6, async () => "stored")).toBe("stored");
  });
});
