import type { Question } from "@thuot-tha/shared/ui/overlays";

/** Asks for confirmation before an irreversible action. The dialog's code loads with the first question. */
export async function confirmIrreversible(question: Question): Promise<boolean> {
  const { confirm } = await import("@thuot-tha/shared/ui/overlays");
  return confirm({ ...question, danger: true });
}
