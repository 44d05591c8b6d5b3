/** Sets the cookie in which the API gives the cart's number of lines. */
export function setCountCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `tt_cart=${value}`;
}
