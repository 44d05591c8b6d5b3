export const titleId = "account-title";

/** Focuses the page's title after the focused element, such as a delete button, was removed. */
export const focusTitle = (): void => document.getElementById(titleId)?.focus();

/** Focuses the page's title if the focused element was removed; the shopper may have gone on elsewhere meanwhile. */
export const focusTitleIfLost = (): void => void (document.activeElement === document.body && focusTitle());
