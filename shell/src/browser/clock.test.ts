import { createClock } from "./clock.ts";

/** The clock's time after answers with these headers, on a device whose own clock shows 13:00. */
async function timeAfter(...answers: Record<string, string>[]): Promise<string> {
  const clock = createClock(() => Date.parse("2026-12-01T13:00:00Z"));
  for (const headers of answers) {
    await clock.listenTo(async () => ({ headers: new Headers(headers) }) as Response)("/v2/order/list");
  }
  return clock.now().toISOString();
}

const fresh = { "cache-control": "no-store" };

afterEach(() => jest.restoreAllMocks());

describe("the clock", () => {
  it.each([
    ["three hours ahead", "Tue, 01 Dec 2026 10:00:00 GMT", "2026-12-01T10:00:00.000Z"],
    ["a day behind", "Wed, 02 Dec 2026 13:00:00 GMT", "2026-12-02T13:00:00.000Z"],
    ["right, but for the answer's way", "Tue, 01 Dec 2026 12:59:57 GMT", "2026-12-01T13:00:00.000Z"],
    ["told nothing that it understands", "soon", "2026-12-01T13:00:00.000Z"],
  ])("of a device that is %s shows the shop's time", async (_what, date, time) => {
    expect(await timeAfter({ ...fresh, date })).toBe(time);
  });

  it("does not believe an answer that may have been kept on the way", async () => {
    expect(await timeAfter({ "cache-control": "max-age=60", date: "Tue, 01 Dec 2026 10:00:00 GMT" })).toBe(
      "2026-12-01T13:00:00.000Z",
    );
  });

  it("follows a device that was put right", async () => {
    const wrong = { ...fresh, date: "Tue, 01 Dec 2026 10:00:00 GMT" };
    expect(await timeAfter(wrong, { ...fresh, date: "Tue, 01 Dec 2026 13:00:00 GMT" })).toBe(
      "2026-12-01T13:00:00.000Z",
    );
  });

  it.each([
    ["of the document, on a device three hours ahead", "sent", 18_000, "10:00:02.000Z"],
    ["of the device after a document of a cache", "sent", 0, "13:00:00.000Z"],
    ["of the device after a document that tells no time", "kept", 18_000, "13:00:00.000Z"],
  ])("shows the time %s", (_what, name, transferSize, time) => {
    jest.spyOn(performance, "now").mockReturnValue(2300);
    const clock = createClock(() => Date.parse("2026-12-01T13:00:00Z"));
    const serverTiming = [
      { name: "load", duration: 0 },
      { name, duration: Date.parse("2026-12-01T10:00:00Z") },
    ] as PerformanceServerTiming[];
    clock.opened({ serverTiming, responseStart: 300, transferSize });
    expect(clock.now().toISOString()).toBe(`2026-12-01T${time}`);
  });

  it("shows the device's time in a browser that does not read the document's", () => {
    const clock = createClock(() => Date.parse("2026-12-01T13:00:00Z"));
    const opened = { responseStart: 300, transferSize: 18_000 } as PerformanceNavigationTiming;
    clock.opened(opened);
    expect(clock.now().toISOString()).toBe("2026-12-01T13:00:00.000Z");
  });
});
