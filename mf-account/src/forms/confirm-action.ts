import type { Bus } from "@thuot-tha/shared/contracts";
import type { Question } from "@thuot-tha/shared/ui/overlays";
import { whileShopperStays } from "./while-shopper-stays.ts";

interface TextQuestion extends Omit<Question, "signal"> {
  title: string;
  content: string;
}

/**
 * Asks for confirmation; the answer is no once the shopper has left or another one is here. The dialog's code loads with
 * the first question; when it cannot, the browser's own dialog asks.
 */
export const confirmAction = (bus: Bus, question: TextQuestion): Promise<boolean> =>
  whileShopperStays(bus, async (signal) => {
    try {
      const { confirm } = await import("@thuot-tha/shared/ui/overlays");
      return await confirm({ ...question, signal });
    } catch {
      return !signal.aborted && window.confirm(`${question.title}\n\n${question.content}`);
    }
  });

/** Asks for confirmation before an irreversible action. */
export const confirmIrreversible = (bus: Bus, question: TextQuestion): Promise<boolean> =>
  confirmAction(bus, { ...question, danger: true });
