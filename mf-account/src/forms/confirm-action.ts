import type { Question } from "@thuot-tha/shared/ui/overlays";

interface TextQuestion extends Question {
  title: string;
  content: string;
}

/**
 * Asks for confirmation. The dialog's code loads with the first question; when it cannot, the browser's own dialog
 * asks.
 */
export async function confirmAction(question: TextQuestion): Promise<boolean> {
  try {
    const { confirm } = await import("@thuot-tha/shared/ui/overlays");
    return await confirm(question);
  } catch {
    return window.confirm(`${question.title}\n\n${question.content}`);
  }
}

/** Asks for confirmation before an irreversible action. */
export const confirmIrreversible = (question: TextQuestion): Promise<boolean> =>
  confirmAction({ ...question, danger: true });
