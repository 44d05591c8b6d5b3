import { limitInFlight } from "./in-flight.ts";

/** An upload that goes on until it is told to end, well or badly. */
function upload() {
  let end = { well: () => {}, badly: () => {} };
  const running = new Promise<void>((resolve, reject) => {
    end = { well: resolve, badly: () => reject(new Error("broken off")) };
  });
  return { work: () => running, end };
}

describe("limitInFlight", () => {
  it("refuses what one customer, or all of them, would hold beyond the limit", async () => {
    const admit = limitInFlight({ maxBytes: 10, maxBytesPerCustomer: 6 });
    const [first, second] = [upload(), upload()];
    const running = [admit("an", 6, first.work), admit("binh", 4, second.work)];
    await expect(admit("an", 1, upload().work)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 });
    await expect(admit("cuc", 1, upload().work)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    first.end.well();
    second.end.well();
    await Promise.all(running);
  });

  it("counts an upload until it ends, well or badly", async () => {
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
