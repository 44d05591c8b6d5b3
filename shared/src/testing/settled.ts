/** Resolves in a later task, when promises that were settled before, and what waited for them, have run. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
