export const titleId = "account-title";

/** For when what had the focus is gone, such as the button of something deleted: reading goes on at the page's title. */
export const focusTitle = (): void => document.getElementById(titleId)?.focus();
