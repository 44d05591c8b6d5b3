import type { Bus } from "@thuot-tha/shared/contracts";
import type { ShownError } from "@thuot-tha/shared/http";
import { whileShopperStays } from "./while-shopper-stays.ts";

/**
 * Shows why a confirmed action was not done, until the customer has read it or has left.
 * @param advice what to do now
 */
export async function showRefusal(bus: Bus, title: string, error: ShownError, ...advice: string[]): Promise<void> {
  if (error.silent) return;
  const messages = [error.message, ...advice];
  await whileShopperStays(bus, async (signal) => {
    try {
      const { popup } = await import("@thuot-tha/shared/ui/overlays");
      await popup("error", { title, messages, signal });
    } catch {
      // The dialog's code does not load.
      if (!signal.aborted) window.alert([title, ...messages].join("\n\n"));
    }
  });
}
