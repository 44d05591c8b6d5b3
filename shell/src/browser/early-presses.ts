/**
 * Takes what a shopper has pressed in the server's HTML so far (`start-scripts.ts`). Called right before the page is
 * hydrated, because React answers every later press itself, which must not be repeated.
 * @returns presses it once more, in order, each control once: a second press of a heart would undo the first
 */
export function takeEarlyPresses(window: Window): () => void {
  const presses = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  return () => {
    for (const control of presses) if (control.isConnected) control.click();
  };
}
