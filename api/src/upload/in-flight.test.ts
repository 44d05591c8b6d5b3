import { type Hold, limitInFlight } from "./in-flight.ts";

/** An upload of which some bytes have arrived, and that runs until the test ends it with success or failure. */
function upload(bytes: number) {
  let end = { well: () => {}, badly: () => {} };
  const running = new Promise<void>((resolve, reject) => {
    end = { well: resolve, badly: () => reject(new Error("broken off")) };
  });
  const work = (hold: Hold) => {
    hold(bytes);
    return running;
  };
  return { work, end };
}

describe("limitInFlight", () => {
  it("refuses uploads beyond the limit of one customer or of all", async () => {
    const admit = limitInFlight({ maxBytes: 10, maxBytesPerCustomer: 6 });
    const [first, second] = [upload(6), upload(4)];
    const running = [admit("an", first.work), admit("binh", second.work)];
    await expect(admit("an", async (hold) => hold(1))).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 });
    await expect(admit("cuc", async (hold) => hold(1))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    first.end.well();
    second.end.well();
    await Promise.all(running);
  });

  it("counts an upload until it succeeds or fails", async () => {
    const admit = limitInFlight({ maxBytes: 6, maxBytesPerCustomer: 6 });
    const [first, second] = [upload(6), upload(6)];
    const stored = admit("an", first.work);
    first.end.well();
    await stored;
    const broken = admit("an", second.work);
    second.end.badly();
    await expect(broken).rejects.toThrow("broken off");
    await admit("an", async (hold) => hold(6));
  });
});
