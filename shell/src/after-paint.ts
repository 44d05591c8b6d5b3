/**
 * Runs the work after the changes of the current task are on the screen: the next frame paints them, the one after
 * shows them.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
};
