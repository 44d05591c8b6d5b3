/**
 * Milliseconds a device's clock may be off without correction, since answers give whole seconds and take time to
 * arrive.
 */
const maxClockError = 5000;

type Opened = Pick<PerformanceNavigationTiming, "serverTiming" | "responseStart" | "transferSize">;

/**
 * The shop's time on a device whose clock may be wrong, which would end payment countdowns too early and mark another
 * day as today. It is read from the document and from API answers, except those that a cache may have stored.
 */
export function createClock(deviceNow: () => number) {
  let ahead = 0;

  /** @param shopNow milliseconds since 1970; not a number without a readable time */
  function correct(shopNow: number): void {
    const off = deviceNow() - shopNow;
    if (!Number.isNaN(off)) ahead = Math.abs(off) > maxClockError ? off : 0;
  }

  return {
    now: () => new Date(deviceNow() - ahead),
    /** Reads the time at which the edge has sent a document that is not from a cache. */
    opened({ serverTiming, responseStart, transferSize }: Opened): void {
      const sent = serverTiming?.find(({ name }) => name === "sent");
      if (sent && transferSize) correct(sent.duration + performance.now() - responseStart);
    },
    /** Wraps `fetch` to read the time from each answer. */
    listenTo(fetch: typeof window.fetch): typeof window.fetch {
      return async (...request) => {
        const response = await fetch(...request);
        const { headers } = response;
        if (headers.get("cache-control")?.includes("no-store")) correct(Date.parse(headers.get("date") ?? ""));
        return response;
      };
    },
  };
}
