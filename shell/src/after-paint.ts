/** Does the work once what the current task changed is on the screen: the next frame paints it, the one after it shows it. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
};
