/**
 * Milliseconds a device's clock may be off without correction, since answers give whole seconds and take time to
 * arrive.
 */
const maxClockError = 5000;

/**
 * The shop's time on a device whose clock may be wrong, which would end payment countdowns too early. It is read from
 * API answers, except those that a cache may have stored.
 */
export function createClock(deviceNow: () => number) {
  let ahead = 0;

  function correct({ headers }: Response): void {
    if (!headers.get("cache-control")?.includes("no-store")) return;
    const off = deviceNow() - Date.parse(headers.get("date") ?? "");
    if (!Number.isNaN(off)) ahead = Math.abs(off) > maxClockError ? off : 0;
  }

  return {
    now: () => new Date(deviceNow() - ahead),
    /** Wraps `fetch` to read the time from each answer. */
    listenTo(fetch: typeof window.fetch): typeof window.fetch {
      return async (...request) => {
        const response = await fetch(...request);
        correct(response);
        return response;
      };
    },
  };
}
