import { idleDelay, idleTimeout } from "../timeouts.ts";

/** Does the work once the browser has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: idleTimeout });
  else window.setTimeout(work, idleDelay);
};
