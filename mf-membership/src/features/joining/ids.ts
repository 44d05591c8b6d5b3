/** Id of the panel's heading, which takes the focus whenever a package is chosen. */
export const headingId = "join-title";

/** Id of the button that opens the panel for a package, to which the focus returns. */
export const openerId = (packageId: string): string => `join-${packageId}`;
