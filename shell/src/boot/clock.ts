/** Milliseconds a device may be off without being corrected: answers tell whole seconds, and are some time on their way. */
const tolerated = 5000;

/**
 * The shop's time on a device whose clock may be wrong, by hours where it was set by hand: it would give up orders that are
 * still held. Learned from the API's answers, of those only that nothing on the way may have kept.
 */
export function createClock(deviceNow: () => number) {
  let ahead = 0;

  function hear({ headers }: Response): void {
    if (!headers.get("cache-control")?.includes("no-store")) return;
    const off = deviceNow() - Date.parse(headers.get("date") ?? "");
    if (!Number.isNaN(off)) ahead = Math.abs(off) > tolerated ? off : 0;
  }

  return {
    now: () => new Date(deviceNow() - ahead),
    /** The same `fetch`, listened to. */
    listenTo(fetch: typeof window.fetch): typeof window.fetch {
      return async (...request) => {
        const response = await fetch(...request);
        hear(response);
        return response;
      };
    },
  };
}
