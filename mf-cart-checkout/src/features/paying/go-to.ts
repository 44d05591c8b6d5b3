/** Leaves the shop for an address the API gave. */
export const goTo = (url: string): void => window.location.assign(url);
