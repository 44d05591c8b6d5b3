export const titleId = "account-title";

/** Focuses the page's title after the focused element, such as a delete button, was removed. */
export const focusTitle = (): void => document.getElementById(titleId)?.focus();
