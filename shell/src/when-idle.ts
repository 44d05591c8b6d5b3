import { idleDelay, idleTimeout } from "./timeouts.ts";

/** Runs the work once the browser is idle. */
export const whenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: idleTimeout });
  else window.setTimeout(work, idleDelay);
};
