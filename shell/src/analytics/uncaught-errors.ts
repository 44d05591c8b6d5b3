import type { Report } from "../failure.ts";

/** The remote, or the shell, whose release an address or a stack names first. */
const release = /\/r\/([\w-]+)\//;

/**
 * Reports errors of event handlers and promises, which no error boundary catches, with the remote whose release threw
 * them; only the first of each, because a document counts once. Errors without a release, as of browser extensions, are
 * left out.
 */
export function reportUncaughtErrors(window: Window, report: Report): void {
  const reported = new Set<string>();
  const look = (error: unknown): void => {
    const who = error instanceof Error ? release.exec(error.stack ?? "")?.[1] : undefined;
    if (!who || reported.has(who)) return;
    reported.add(who);
    report({ kind: "crash", who, error });
  };
  window.addEventListener("error", ({ error }) => look(error));
  window.addEventListener("unhandledrejection", ({ reason }) => look(reason));
}
