import type { Bus } from "@thuot-tha/shared/contracts";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import type { Question } from "@thuot-tha/shared/ui/overlays";

interface TextQuestion extends Omit<Question, "signal"> {
  title: string;
  content: string;
}

/**
 * Asks for confirmation; the answer is no once the shopper has left or another one is here, in whichever tab. The dialog's
 * code loads with the first question; when it cannot, the browser's own dialog asks.
 */
export async function confirmAction(bus: Bus, question: TextQuestion): Promise<boolean> {
  const asked = new AbortController();
  const stop = onOtherShopper(bus, () => asked.abort());
  try {
    const { confirm } = await import("@thuot-tha/shared/ui/overlays");
    return await confirm({ ...question, signal: asked.signal });
  } catch {
    return window.confirm(`${question.title}\n\n${question.content}`);
  } finally {
    stop();
  }
}

/** Asks for confirmation before an irreversible action. */
export const confirmIrreversible = (bus: Bus, question: TextQuestion): Promise<boolean> =>
  confirmAction(bus, { ...question, danger: true });

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
