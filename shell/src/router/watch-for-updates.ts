import { updateInterval } from "../timeouts.ts";

/** Checks for a new version when a tab becomes visible, and at intervals while it is. */
export function watchForUpdates({ document }: Window, check: () => Promise<boolean>): void {
  const checkIfVisible = () => {
    if (document.visibilityState === "visible") void check();
  };
  document.addEventListener("visibilitychange", checkIfVisible);
  setInterval(checkIfVisible, updateInterval);
}
