import type { Bus } from "@thuot-tha/shared/contracts";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";

/** Shows a dialog; the signal aborts once the shopper has left or another one is here, in whichever tab. */
export async function whileShopperStays<T>(bus: Bus, show: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const shown = new AbortController();
  const stop = onOtherShopper(bus, () => shown.abort());
  try {
    return await show(shown.signal);
  } finally {
    stop();
  }
}

/** Calls back when the session becomes another shopper's. @returns how to stop */
function onOtherShopper(bus: Bus, call: () => void): () => void {
  let first: string | null | undefined;
  // The bus replays the last session while subscribing.
  return sessionChanged.subscribe(bus, ({ known, user }) => {
    if (!known) return;
    const userId = user?.id ?? null;
    if (first === undefined) first = userId;
    else if (userId !== first) call();
  });
}
