import type { ShownError } from "@thuot-tha/shared/http";

/** Shows why a confirmed action was not done, until the customer has read it. @param advice what to do now */
export async function showRefusal(title: string, error: ShownError, ...advice: string[]): Promise<void> {
  if (error.silent) return;
  const messages = [error.message, ...advice];
  try {
    const { popup } = await import("@thuot-tha/shared/ui/overlays");
    await popup("error", { title, messages });
  } catch {
    // The dialog's code does not load.
    window.alert([title, ...messages].join("\n\n"));
  }
}
