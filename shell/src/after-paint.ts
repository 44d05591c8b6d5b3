/** Does the work once the browser has painted what the current task changed. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
